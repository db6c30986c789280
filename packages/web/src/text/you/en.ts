/** What the pages say on which people keep their name and come back to it. */
export const en = {
  guestText:
    'You are a guest: only this browser knows you, and others can use the same name. If its data is cleared, your seats are lost.',
  keepName: 'Keep your name',
  keepNameText:
    'You get a recovery code, and the name is yours alone. With the code you come back on any device. No password, no e-mail address.',
  keepNameNow: 'Keep this name',
  kept: 'The name {name} has been yours alone since {since}.',
  codeNever: 'Your recovery code is from {made} and has not been used yet.',
  codeUsed: 'Your recovery code is from {made} and was last used on {used}.',
  newCode: 'New recovery code',
  newCodeText: 'The code you have now will stop working.',
  newCodeNow: 'Make a new code',
  keepOldCode: 'Keep the old one',
  code: 'Recovery code',
  codeText:
    'Write it down, print it or take a picture of it now: it will not be shown again. Anyone who has it can log in as you.',
  codeQr: 'QR code that logs in as you',
  print: 'Print',
  rename: 'Change your name',
  renameNow: 'Change',
  devices: 'Your devices',
  thisDevice: 'this device',
  deviceSeen: 'last used on {seen}',
  unknownDevice: 'Unknown device',
  deviceOn: '{browser} on {system}',
  endDevice: 'Log out there',
  endOthers: 'Log out on all other devices',
  deviceLink: 'Another device',
  deviceLinkText: 'Scan this with the other device, or open the link there. It works once, for 15 minutes.',
  deviceLinkNow: 'Make a link',
  deviceQr: 'QR code that logs in on another device',
  leaveTitle: 'Log out',
  leaveGuest:
    'You are a guest. If you log out, nobody can come back as {name}, and your seats are lost. Keep your name first?',
  leaveAnyway: 'Log out and lose my seats',
  stay: 'Stay logged in',
  comeBack: 'Come back',
  comeBackText: 'Enter the recovery code that you wrote down when you kept your name.',
  comeBackNow: 'Log in',
  plainHttp:
    'This page came over plain http. The recovery code and links work here all the same; the operator can read in the documentation how to get https.',
  needName: 'Log in with a name first. You can keep it here afterwards.',
};

export type YouTexts = Readonly<Record<keyof typeof en, string>>;
