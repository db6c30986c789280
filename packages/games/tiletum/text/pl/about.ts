/** What the game is, in five sentences. */
export const about: readonly string[] = [
  'Jesteś kupcem w renesansowej Europie, w drodze z targu na targ.',
  'W swojej turze bierzesz z koła jedną kość: jej kolor to dobra, które dostajesz, a im niższa wartość, tym silniejsza akcja obok.',
  'Dzięki akcjom podróżują twój kupiec i architekt, realizujesz kontrakty, zatrudniasz postacie i zdobywasz przychylność króla.',
  'Domy, filary i katedry punktują na mapie, a pełne budynki na twojej planszetce.',
  'Po czterech rundach, każdej z targiem w innym mieście, wygrywa ten, kto ma najwięcej punktów.',
];
