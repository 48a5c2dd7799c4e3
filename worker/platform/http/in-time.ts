/** An answer, or, once `patienceMs` are over, what `late` gives in its place, or throws. */
export async function inTime<Answer>(answer: Answer | Promise<Answer>, patienceMs: number, late: () => Answer): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  try {
    return await Promise.race([answer, over.then(late)])
  } finally {
    clearTimeout(timer)
  }
}
