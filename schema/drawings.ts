import names from './seed/drawings.json' with { type: 'json' }

/** Names of the drawings in art/scenes, sorted; pages name one `@assets/art/<name>`. */
export const drawings: readonly string[] = names

const known = new Set(drawings)

export const isDrawing = (scene: string): boolean => known.has(scene)
