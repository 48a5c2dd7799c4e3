import { expect, it } from 'vitest'
import { pathIn, request } from '../testing/site'

async function readMain(path: string): Promise<string> {
  const html = await (await request(path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<!--.*?-->/g, '')
}

it('a destination says whose rating it is', async () => {
  expect(await readMain(pathIn('vi', '/where-to-go/hoi-an'))).toContain('>Ban biên tập chấm 4,9<')
  expect(await readMain(pathIn('en', '/where-to-go/hoi-an'))).toContain('>Editors’ rating 4.9<')
})

it.each(['/where-to-go', '/where-to-go/hoi-an'])('%s counts no reviews', async (path) => {
  expect(await readMain(pathIn('vi', path))).not.toMatch(/\d đánh giá/)
  expect(await readMain(pathIn('en', path))).not.toMatch(/\d reviews?\b/)
})

it('topics, which nobody rates, have no rating', async () => {
  const html = await readMain(pathIn('vi', '/things-to-do'))
  expect(html).toContain('/things-to-do?category=cuisine')
  expect(html).not.toContain('Ban biên tập chấm')
})
