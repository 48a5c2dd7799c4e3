import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The parts of schema.org's own JSON-LD file that the validator reads. */
export interface Vocabulary {
  '@graph': object[]
}

const reference = (name: string) => ({ '@id': `schema:${name}` })

/**
 * The types of schema.org with their properties, read out of the TypeScript types of `schema-dts`:
 * the machine that runs the checks has no network. Throws where the types' file has another form
 * than we know.
 */
export function readVocabulary(): Vocabulary {
  const folder = dirname(createRequire(import.meta.url).resolve('schema-dts/package.json'))
  const text = readFileSync(join(folder, 'dist/schema.d.ts'), 'utf8')
  const graph: object[] = []
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+)Base(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
  )) {
    const subClassOf = [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) =>
      reference(parent),
    )
    graph.push({
      '@type': 'rdfs:Class',
      ...reference(name),
      ...(subClassOf.length ? { 'rdfs:subClassOf': subClassOf } : {}),
    })
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) {
      graph.push({
        '@type': 'rdf:Property',
        ...reference(property),
        'schema:domainIncludes': reference(name),
      })
    }
  }
  for (const [, name = '', parent = ''] of text.matchAll(
    /^export (?:interface|type) (\w+)Leaf (?:extends |= )(\w+)Base\b/gm,
  )) {
    if (name !== parent)
      graph.push({
        '@type': 'rdfs:Class',
        ...reference(name),
        'rdfs:subClassOf': reference(parent),
      })
  }
  if (graph.length < 2000) throw new Error("schema-dts' types could not be read")
  return { '@graph': graph }
}
