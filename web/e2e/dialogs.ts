import { expect, type Page } from '@playwright/test'

/**
 * Closes the open dialog with Escape, and waits until the page has taken it away: a role stops
 * finding it as soon as it is closed, a moment before the page is told, and what opens it again in
 * that moment is lost.
 */
export async function closeWithEscape(page: Page): Promise<void> {
  await expect(page.locator('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
}
