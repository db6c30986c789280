import type { SharedTableTexts } from './en.ts';

export const pl: SharedTableTexts = {
  'event.bot': '{who}: od teraz gra bot',
  'event.returned': '{who} wraca do gry',
  'event.taken': '{who} przejmuje to miejsce',
  'event.resigned': '{who} poddaje się, dalej gra bot',
  'event.left': '{who} opuszcza grę na dobre',
  'event.refused': '{who} nie zgadza się na cofnięcie gry do ruchu {to}',
  'event.bot-lost': '{who}: własny bot stracił miejsce, od teraz gra inny bot',
  aboutTable: 'O tym stole',
  clockLive: '{minutes} min na gracza, +{seconds} s za ruch',
  clockDays: '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na ruch',
  viewOnly: 'Zapisany widok trwającej gry: możesz oglądać, ale nie grać.',
  draftSoFar: 'Na razie (można jeszcze cofnąć): {what}',
  confirmAsked: 'Przy tym stole zawsze: tak wybrał właściciel.',
  confirmAutomatic: 'Nie przy tym stole: właściciel wybrał automatyczne zatwierdzanie.',
  confirmNothing: 'Nie tutaj: na tej planszy wszystko można cofnąć.',
};
