/** Parts that the first picture does not show, and a click a moment later needs at once. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { whenStill } from '../state/motion.ts';

/**
 * A component that is loaded behind the first picture. React would show one that it waits for a third of a second late;
 * this one is there when it is needed. Where it comes while pieces move, it is drawn when they have arrived.
 */
export function later(load: () => Promise<ComponentType>): ComponentType {
  let Loaded: ComponentType | null = null;
  return function Later(): ReactNode {
    const [, draw] = useState(Loaded !== null);
    useEffect(() => {
      if (Loaded !== null) return;
      let callOff = (): void => {};
      let isGone = false;
      void load().then((component) => {
        if (isGone) return;
        callOff = whenStill(() => {
          Loaded = component;
          draw(true);
        });
      });
      return () => {
        isGone = true;
        callOff();
      };
    }, []);
    return Loaded === null ? null : <Loaded />;
  };
}
