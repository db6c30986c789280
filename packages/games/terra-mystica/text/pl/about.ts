/** What the game is, in five sentences. */
export const about: readonly string[] = [
  'Każdy gracz prowadzi jedną z czternastu ras, a każda może żyć tylko na jednym rodzaju terenu.',
  'Przekształcasz teren wokół siebie, budujesz osady i rozbudowujesz je do faktorii, świątyń i twierdz.',
  'Każda budowla postawiona na mapie odsłania dochód na twojej planszy.',
  'Kto buduje obok ciebie, daje ci moc, więc opłaca się być blisko innych, ale nie za blisko.',
  'Po sześciu turach wygrywa ten, kto ma najwięcej punktów zwycięstwa: za budowle, miasta, kulty i największy połączony obszar.',
];
