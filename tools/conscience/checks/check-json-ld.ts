import Validator, { type Issue } from '@adobe/structured-data-validator'
import type { Vocabulary } from '../schema-vocabulary'
import type { Finding, PageCheck, VisitedPage } from '../types'
import { findingsOf } from './make-finding'

interface Node {
  '@type': string
  [property: string]: unknown
}

/** The nodes of a page's one graph, or what is wrong with its form. */
function readGraph(scripts: readonly string[]): Node[] | string {
  const [script] = scripts
  if (script === undefined || scripts.length > 1) return `There are ${scripts.length} scripts of structured data instead of one.`
  let value: unknown
  try {
    value = JSON.parse(script)
  } catch (error) {
    return `The structured data is no JSON: ${error instanceof Error ? error.message : error}.`
  }
  if (typeof value !== 'object' || value === null) return 'The structured data is no object.'
  const context = Reflect.get(value, '@context')
  if (context !== 'https://schema.org') return `The context is ${JSON.stringify(context)} instead of https://schema.org.`
  const graph: unknown = Reflect.get(value, '@graph')
  if (!Array.isArray(graph) || graph.length === 0) return 'The structured data has no @graph with something in it.'
  const nameless = graph.findIndex((node) => typeof node !== 'object' || node === null || typeof Reflect.get(node, '@type') !== 'string')
  return nameless < 0 ? graph : `Node ${nameless + 1} of the graph has no @type.`
}

function placeOf({ path = [] }: Issue): string {
  return path.map(({ property, type, index }) => [property ?? type, index === undefined ? '' : `[${index}]`].join('')).join('.')
}

/**
 * One graph of structured data a page, of types and properties that schema.org has, with what search engines require of them. What they
 * merely recommend is left to the writers. Pages that may not be listed need none.
 */
export function createJsonLdCheck(vocabulary: Vocabulary): PageCheck {
  const validator = new Validator(vocabulary)

  async function look(page: VisitedPage, state: 'sent' | 'live'): Promise<Finding[]> {
    const add = findingsOf('json-ld', page)
    const { jsonLd, noindex } = page[state]
    if (noindex && jsonLd.length === 0) return []
    const graph = readGraph(jsonLd)
    if (typeof graph === 'string') return [add('head', graph)]
    const issues = await validator.validate({ jsonld: Object.groupBy(graph, (node) => node['@type']) as Record<string, Node[]> })
    return issues
      .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
      .map((issue) => add(placeOf(issue), `${issue.issueMessage}.`))
  }

  return async (page) => {
    const sent = await look(page, 'sent')
    return JSON.stringify(page.sent.jsonLd) === JSON.stringify(page.live.jsonLd) ? sent : [...sent, ...(await look(page, 'live'))]
  }
}
