import type { Page } from '@playwright/test'

/**
 * Holds what the page asks for at addresses of a pattern until the function that comes back is
 * called.
 */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
