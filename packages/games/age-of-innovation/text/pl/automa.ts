/** Automa w dzienniku: co robi, z której karty i dlaczego właśnie to. */
export const automa = {
  prompts: {
    chooseCard: 'Wybierz kartę planowania: swój preferowany teren i dwie frakcje na niej',
    chooseFaction: 'Wybierz jedną z dwóch frakcji',
    chooseHome: 'Wybierz preferowany teren Automy',
    automaWorkshops: 'Automa stawia pierwsze warsztaty',
    automaBonuses: 'Premie rundy',
    automaTurn: 'Automa dobiera kartę',
    automaDoes: 'Automa wykonuje akcję',
    automaPasses: 'Automa pasuje',
  },
  log: {
    automaBegins: 'Automa: {faction}, preferowany teren: {terrain}',
    automaWorkshops:
      'Automa stawia pierwsze warsztaty (karta {card}, litery {letters}): oznaczony {marked}, nieoznaczony {unmarked}',
    automaBonus:
      'Automa bierze {place, select, left {lewą} middle {środkową} right {prawą} other {pierwszą}} premię rundy: {bonus}',
    automaDeck: 'Automa: kart w talii: {cards}, żegluga {shipping}',
    automaDraws: 'Automa dobiera kartę {card}, karta wsparcia {support} (w talii: {left})',
    automaLastCard: 'Automa nie ma już kart; karta wsparcia {support}',
    automaBuilds:
      'Automa buduje {marked, select, true {oznaczony } other {}}warsztat na {hex} (karta {card}): {why}. Odliczono wśród: {counted}',
    automaUpgrades:
      'Automa rozbudowuje {building_from}{marked, select, true { (oznaczenie zostaje)} other {}} na {hex} do {building_gen} (karta {card}): {why}. Odliczono wśród: {counted}',
    automaBlocks: 'Automa blokuje akcję: {action} (karta {card}): {why}. Odliczono wśród: {counted}',
    automaScholar:
      'Automa {sent, select, true {wysyła uczonego} other {nie ma uczonego albo wolnego pola, więc tylko awansuje}}: {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}} w {discipline_loc}, na poziom {level} (karta {card}): {why}. Odliczono wśród: {counted}',
    automaAdvances:
      'Automa awansuje o {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}} w {discipline_loc}, na poziom {level} (karta {card}): {why}. Odliczono wśród: {counted}',
    automaInnovation:
      'Automa bierze innowację: {innovation} (karta {card}): {why}. Odliczono wśród: {counted}',
    automaScores: 'Automa zdobywa {points} pkt (karta {card})',
    automaInstead: 'Automa rozbudowuje zamiast budować (karta {card}): {why}',
    automaCannot: 'Automa pomija akcję (karta {card}): {what}',
    automaPasses: 'Automa pasuje (karta wsparcia {support}) i zdobywa {points} pkt',
    automaEnds: 'Automa zdobywa {points} pkt ({source})',
  },
} as const;
