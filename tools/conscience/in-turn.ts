/** Does something with each value, so many at a time; answers come in the order of the values. Throws what the first failing one throws. */
export async function inTurn<Value, Answer>(
  values: readonly Value[],
  atOnce: number,
  act: (value: Value) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const entries = values.entries()
  async function take(): Promise<void> {
    for (const [index, value] of entries) answers[index] = await act(value)
  }
  await Promise.all(Array.from({ length: atOnce }, take))
  return answers
}
