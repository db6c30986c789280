import type { KernelRule } from '../engine/play.ts';

export const uk: Readonly<Record<KernelRule, string>> = {
  'KERNEL-NOT-YOUR-DECISION': 'Зараз вирішуєте не ви.',
  'KERNEL-NOT-OFFERED': 'Цього зараз зробити не можна.',
  'KERNEL-GAME-OVER': 'Гру завершено.',
  'KERNEL-NOT-AN-ACTION': 'Такої дії в цій грі немає.',
  'KERNEL-NO-SUCH-SEAT': 'Такого місця немає.',
  'KERNEL-CONFIRM-FIRST': 'Спершу треба підтвердити хід.',
  'KERNEL-NOTHING-TO-CONFIRM': 'Підтверджувати нічого.',
  'KERNEL-NOTHING-TO-UNDO': 'Скасовувати нічого: зроблене раніше вже остаточне.',
  'KERNEL-NOTHING-TO-REDO': 'Нічого не скасовано.',
  'KERNEL-NO-SUCH-POINT': 'Такого попереднього моменту в партії немає.',
  'KERNEL-PROPOSAL-OPEN': 'Уже є пропозиція повернутися назад.',
  'KERNEL-NO-PROPOSAL': 'Ніхто не пропонує повернутися назад.',
  'KERNEL-OWN-PROPOSAL': 'Це ваша власна пропозиція.',
  'KERNEL-NOT-YOUR-PROPOSAL': 'Це пропозиція когось іншого.',
  'KERNEL-ALREADY-AGREED': 'Ви вже погодилися.',
  'KERNEL-OUT-OF-ORDER': 'Бракує попереднього запису.',
  'KERNEL-HAS-LEFT': 'Це місце остаточно вийшло з гри.',
  'KERNEL-LEFT-SINCE': 'Відтоді хтось остаточно вийшов із гри: повернутися до того не можна.',
  'KERNEL-MOVE-IS-OVER': 'Після цього в тому самому ході більше нічого зробити не можна: зіграйте це окремо.',
  'KERNEL-MOVE-TOO-LONG': 'Забагато дій за один раз.',
};
