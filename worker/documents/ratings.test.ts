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
