/** What the game is, in five sentences. */
export const about: readonly string[] = [
  'Swoją frakcję składasz z trzech części: ludu, preferowanego terenu i premii rundy.',
  'Na wspólnej mapie przekształcasz heksy i budujesz warsztaty, gildie, szkoły, uniwersytety i pałac.',
  'Szkoły dają kompetencje, uczeni awansują w czterech dyscyplinach, a za księgi wprowadzasz innowacje, których nie będzie miał nikt inny.',
  'Budując obok innych, dajesz im moc, więc każde miejsce to coś za coś.',
  'Po sześciu rundach wygrywa ten, kto ma najwięcej punktów: za budynki, miasta, naukę i innowacje.',
];
