/** A guard taken away: `from`, which stands in `file` once at least, becomes `to` where it stands first, and a test must notice. */
export interface Mutant {
  guard: string
  /** The test file, and the names of the tests that are asked, where it has many more. */
  test: { file: string; only?: RegExp }
  file: string
  from: string
  to: string
}

/** A test file as a place for {@link mutant}; `only` those of its tests are run. */
export const tests = (file: string) => (only?: RegExp) => ({ file, ...(only && { only }) })

export const mutant = (guard: string, test: Mutant['test'], file: string, from: string, to: string): Mutant => ({
  guard,
  test,
  file,
  from,
  to,
})
