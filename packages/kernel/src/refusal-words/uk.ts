import type { KernelRule } from '../engine/play.ts';

export const uk: Readonly<Record<KernelRule, string>> = {
  'KERNEL-NOT-YOUR-DECISION': 'Зараз вирішує інший гравець.',
  'KERNEL-NOT-OFFERED': 'Зараз так не можна.',
  'KERNEL-GAME-OVER': 'Партію завершено.',
  'KERNEL-NOT-AN-ACTION': 'Невідома дія.',
  'KERNEL-NO-SUCH-SEAT': 'Такого місця немає.',
  'KERNEL-CONFIRM-FIRST': 'Спершу підтвердьте або скасуйте хід.',
  'KERNEL-NOTHING-TO-CONFIRM': 'Підтверджувати нічого.',
  'KERNEL-NOTHING-TO-UNDO': 'Скасовувати нічого.',
  'KERNEL-NOTHING-TO-REDO': 'Повертати нічого.',
  'KERNEL-NO-SUCH-POINT': 'Такого ходу немає.',
  'KERNEL-PROPOSAL-OPEN': 'Відкат уже запропоновано.',
  'KERNEL-NO-PROPOSAL': 'Ніхто не пропонує відкату.',
  'KERNEL-OWN-PROPOSAL': 'Це ваша власна пропозиція.',
  'KERNEL-NOT-YOUR-PROPOSAL': 'Це пропозиція когось іншого.',
  'KERNEL-ALREADY-AGREED': 'Ви вже погодилися.',
  'KERNEL-OUT-OF-ORDER': 'Бракує попереднього ходу.',
  'KERNEL-HAS-LEFT': 'Цей гравець остаточно вийшов із гри.',
  'KERNEL-LEFT-SINCE': 'Відтоді хтось остаточно вийшов із гри, тож так далеко повернутися не можна.',
  'KERNEL-MOVE-IS-OVER': 'Після цього в тому самому ході більше нічого зробити не можна. Зіграйте це окремо.',
  'KERNEL-MOVE-TOO-LONG': 'Забагато дій за один раз.',
};
