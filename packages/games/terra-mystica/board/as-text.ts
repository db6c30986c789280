/** The position in words, for those who do not see the board. */
import type { TextSection } from '@guildhall/board-kit';
import { freeCardLines, heldLines, linesByRow } from '../../terra/board/index.ts';
import { BUILDINGS, CULTS, TERRAINS } from '../data/index.ts';
import type { Player } from '../rules/index.ts';
import { type ExplainContext, hasFavour, holderOf, NONE } from './atlas.ts';

export function asText(context: ExplainContext): readonly TextSection[] {
  const { atlas, words, view, looks } = context;
  return [
    {
      title: words.name('scoringTiles'),
      lines: view.scoring.map(
        (tile, at) => `${words.say('roundShort', { round: at + 1 })}: ${words.name(atlas.scoring[tile])}`,
      ),
    },
    ...view.players.map((player, seat) => ({
      title: looks[seat].name,
      lines: linesOf(context, player, seat),
    })),
    {
      title: words.name('rules.TM-CULT'),
      lines: CULTS.map((cult, index) => {
        const places = view.players.map((player, seat) => `${looks[seat].name} ${player.cults[index] ?? 0}`);
        return `${words.name(cult)}: ${places.join(', ')}`;
      }),
    },
    {
      title: words.name('bonusCards'),
      lines: freeCardLines(words, {
        cards: view.cards,
        coins: view.cardCoins,
        ids: atlas.cards,
        coinsKey: 'coinsOnCard',
        holderOf: (card) => holderOf(view, card),
      }),
    },
    { title: words.say('map'), lines: mapLines(context) },
  ];
}

function linesOf(context: ExplainContext, player: Player, seat: number): readonly string[] {
  const { atlas, words, view } = context;
  if (player.faction === NONE) return [words.say('noFaction')];
  const count = (name: 'points' | 'coins' | 'workers' | 'priests' | 'bowl1' | 'bowl2' | 'bowl3') =>
    `${words.name(name)} ${player[name]}`;
  const buildings = BUILDINGS.flatMap((kind, index) => {
    const on = atlas.lands.filter((_, hex) => view.buildings[hex] === seat * BUILDINGS.length + index);
    return on.length === 0 ? [] : [`${words.name(kind)} ${on.map(({ name }) => name).join(', ')}`];
  });
  const tiles = [
    ...(player.card === NONE ? [] : [atlas.cards[player.card]]),
    ...atlas.favours.filter((_, tile) => hasFavour(player.favours, tile)),
    ...player.towns.map((tile) => atlas.towns[tile]),
  ];
  return [
    [count('points'), count('coins'), count('workers'), count('priests')].join(', '),
    [count('bowl1'), count('bowl2'), count('bowl3')].join(', '),
    `${words.name('shipping')} ${player.shipping}, ${words.name('digging')} ${player.digging}, ${words.name('keys')} ${player.keys}`,
    ...buildings,
    ...heldLines(context, seat, (site) => atlas.sites[site].name, tiles),
  ];
}

function mapLines({ atlas, words, view, looks }: ExplainContext): readonly string[] {
  return linesByRow(atlas.lands, ({ name }, at) => {
    const building = view.buildings[at];
    const on =
      building === NONE
        ? ''
        : `, ${looks[Math.floor(building / BUILDINGS.length)].name}: ${words.name(BUILDINGS[building % BUILDINGS.length])}`;
    return `${name} ${words.name(TERRAINS[view.terrain[at]])}${on}`;
  });
}
