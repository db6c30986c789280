/** What the game is, in five sentences. */
export const about: readonly string[] = [
  'Prowadzisz społeczeństwo przez wieki i przez siedem regionów świata.',
  'Idee przedstawia się w regionach, wynajduje, ulepsza innowacjami i udostępnia, a korzysta każdy, kto bierze w tym udział.',
  'Tura to jedna akcja główna, po której mogą nastąpić akcje łańcuchowe, jeśli dobrze je przygotujesz.',
  'Twoi obywatele stają się specjalistami i uczonymi, a wpływ rośnie tam, gdzie cię potrzebują.',
  'Na końcu wygrywa ten, kto ma najwięcej punktów: za wynalazki, wpływ, postęp i cele osobiste.',
];
