/** Faults of accessibility in a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export const COLOURS = ['light', 'dark'] as const;
export type Colours = (typeof COLOURS)[number];

/** Only colours change with the colours: the rest of a page is looked at once for each width. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds, whatever its weight: one line each. */
export async function faults(page: Page, colours: Colours): Promise<string[]> {
  // What is drawn only when somebody scrolls there is looked at as well.
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('.panel')) {
      panel.style.setProperty('content-visibility', 'visible');
    }
  });
  // There are no frames, and nobody reads what is well: what brings these together only costs time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe
    .options({
      resultTypes: ['violations'],
      ...(colours === 'dark' ? { runOnly: { type: 'rule', values: OF_COLOURS } } : {}),
    })
    .analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')} ${failureSummary}`),
  );
}

/** Whether a page has to be moved sideways. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
