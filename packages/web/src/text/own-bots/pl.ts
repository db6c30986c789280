import type { OwnBotTexts } from './en.ts';

export const pl: OwnBotTexts = {
  botsText:
    'Napisz bota i pozwól mu tu grać: przy twoich stołach albo, z zaproszeniem, przy innych. Wszyscy przy stole widzą, że to twój bot.',
  botsEnter: 'Najpierw się zaloguj.',
  botsNone: 'Nie masz jeszcze żadnego bota.',
  botUsed: 'utworzony {made}, ostatnio używany {used}',
  botUnused: 'utworzony {made}, jeszcze nieużywany',
  endToken: 'Unieważnij token',
  endTokenText: 'Tam, gdzie gra {name}, miejsce przejmie inny bot.',
  endTokenNow: 'Unieważnij teraz',
  keepToken: 'Zostaw',
  botName: 'Nazwa nowego bota',
  makeToken: 'Utwórz token',
  tokenText:
    'Token bota {name}. Skopiuj go teraz, bo później już go nie zobaczysz. Każdy, kto go ma, może grać jako twój bot.',
  token: 'Token bota',
  commandText: 'Na swoim komputerze wpisz:',
  command: 'Polecenie',
  botsFull: 'Możesz mieć najwyżej {most, plural, one {# bota} few {# boty} many {# botów} other {# bota}}.',
  botsHow: 'Jak zacząć',
  botsHowToken: 'Utwórz tutaj token, a potem stół z miejscem „{seat}”.',
  botsHowProgram:
    'Zapisz ten program jako {file}. Wystarczy mu sam Python. Gra losowo, więc naucz go lepszych ruchów.',
  botsHowDownload: 'Pobierz {file}',
  botsHowRun: 'Uruchom go, podając link do stołu i token:',
  botsGuide: 'Własny bot krok po kroku, także w TypeScripcie (po angielsku)',
  botsRequests: 'Wszystkie zapytania do serwera (po angielsku)',
};
