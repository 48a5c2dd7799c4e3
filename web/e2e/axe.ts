import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const named = (violations: Violations) =>
  violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target)
        .slice(0, 3)
        .join(' | ')}`,
  )

/** Another theme and a notice fade in and out; half way they have colours that nobody reads. */
function finishMotions(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish()
    }
  })
}

/** What axe has against a page: each rule with the first three elements that break it. */
export async function axeFindings(page: Page, without: string[] = []): Promise<string[]> {
  await finishMotions(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(without)
    .analyze()
  return named(violations)
}

/** What axe has against the colours of a page: its only rules that read them. */
export async function colourFindings(page: Page): Promise<string[]> {
  await finishMotions(page)
  const { violations } = await new AxeBuilder({ page })
    .withRules(['color-contrast', 'link-in-text-block'])
    .analyze()
  return named(violations)
}
