/** The shared board: the world with its regions and routes, framed by the eras, the influence track and the forums. */
import { usePhone, usePlaces } from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import { REGIONS } from '../../data/index.ts';
import type { PartProps } from '../props.ts';
import { Forums } from './forum.tsx';
import { layoutOf } from './layout.ts';
import { PhoneWorld } from './phone-world.tsx';
import { printedChain } from './printed-chain.ts';
import { RegionContents } from './region.tsx';
import { Sea } from './sea.tsx';
import { EraTrack, InfluenceTrack } from './tracks.tsx';
import './world.css';

export function World(props: PartProps): ReactNode {
  return usePhone() ? <PhoneWorld {...props} /> : <WideWorld {...props} />;
}

function WideWorld(props: PartProps): ReactNode {
  const { atlas, view } = props;
  const { lit } = usePlaces();
  const layout = useMemo(() => layoutOf(atlas.tables, false), [atlas.tables]);
  const printed = printedChain(atlas, view);
  const chain = printed !== null && lit.has(printed.place) ? printed : null;
  return (
    <div className="inv-world kit-frame">
      <EraTrack {...props} />
      <div className="inv-map">
        <Sea {...props} layout={layout} />
        {REGIONS.map((id, region) => (
          <RegionContents
            key={id}
            {...props}
            region={region}
            rect={layout.regions[id]}
            chain={chain?.region === region ? chain : null}
          />
        ))}
      </div>
      <InfluenceTrack {...props} />
      <Forums {...props} />
    </div>
  );
}
