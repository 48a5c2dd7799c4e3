import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { halvesOfTests, shortSteps } from './testing/steps'

const place = { folder: '', port: 0 }
const partsOf = (steps: { part: string }[]) => steps.map(({ part }) => part)
const read = (path: string) => readFileSync(path, 'utf8')
const documents = [
  ...readdirSync('.'),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
].filter((name) => name.endsWith('.md'))

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

function hasAnchor(path: string, anchor: string): boolean {
  const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.some((heading) => anchorOf(heading) === anchor)
}

function brokenLinks(document: string): string[] {
  const text = read(document).replace(/`[^`]*`/g, '')
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, inText, inTag]) => inText ?? inTag ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
  return links.filter((link) => {
    const [file = '', anchor] = link.split('#')
    const path = file ? join(dirname(document), file) : document
    return !existsSync(path) || (anchor !== undefined && !hasAnchor(path, anchor))
  })
}

it('documents link to files and headings that exist', () => {
  const broken = documents.flatMap((name) => brokenLinks(name).map((link) => `${name}: ${link}`))
  expect(documents).toContain('CONTRIBUTING.md')
  expect(broken).toEqual([])
})

it('documents name files of the repository that exist', () => {
  const paths = /`((?:art|docs|schema|tools|web|worker)\/[\w./-]+)`/g
  const named = documents.flatMap((name) => [...read(name).matchAll(paths)].map(([, path]) => path))
  expect(named).toContain('web/routes.tsx')
  expect(named.filter((path = '') => !existsSync(path))).toEqual([])
})

it('documents name the scripts of package.json, and every one of them', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const text = documents.map(read).join('\n')
  const named = [...text.matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  const inDocuments = (name: string) => new RegExp(`(\`|npm (run )?)${name}\\b`).test(text)
  expect(Object.keys(scripts).filter((name) => !inDocuments(name))).toEqual([])
})

it('CI runs every part of npm test once', () => {
  const rows = [...read('.github/workflows/ci.yml').matchAll(/^ {10}- ([a-z ]+)$/gm)]
  const inCi = rows.flatMap(([, parts = '']) => parts.split(' '))
  const wanted = partsOf([...shortSteps(place), ...halvesOfTests(place)]).filter(
    (part) => part !== 'tests' && part !== 'build',
  )
  expect(inCi.sort()).toEqual(wanted.sort())
})

it('CHANGELOG has the version of package.json', () => {
  expect(read('CHANGELOG.md')).toContain(`\n## [${JSON.parse(read('package.json')).version}] - `)
})
