/** Imports one of a glob's modules by its path. Throws a RangeError naming a path that the glob has not. */
export function importFrom<Module>(modules: Record<string, () => Promise<Module>>, path: string): Promise<Module> {
  const load = modules[path]
  if (!load) throw new RangeError(`the route table names '${path}', which does not exist`)
  return load()
}
