import { expect, it } from 'vitest'
import { pathIn, request } from '../testing/site'

async function readMain(path: string): Promise<string> {
  const html = await (await request(path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<!--.*?-->/g, '')
}

it.each(['/where-to-go', '/where-to-go/hoi-an'])('%s says whose rating it is, and counts no reviews', async (path) => {
  const vi = await readMain(pathIn('vi', path))
  expect(vi).toContain('>Ban biên tập chấm 4,9<')
  expect(vi).not.toMatch(/\d đánh giá/)
  const en = await readMain(pathIn('en', path))
  expect(en).toContain('>Editors’ rating 4.9<')
  expect(en).not.toMatch(/\d reviews?\b/)
})

it('topics, which nobody rates, have no rating', async () => {
  const html = await readMain(pathIn('vi', '/things-to-do'))
  expect(html).toContain('/things-to-do?category=cuisine')
  expect(html).not.toContain('Ban biên tập chấm')
})
