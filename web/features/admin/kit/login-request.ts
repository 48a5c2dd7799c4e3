type Listener = () => void

let waiting: ((loggedIn: boolean) => void)[] = []
const listeners = new Set<Listener>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Asks whoever works here to log in again, in place; resolves with whether they did. Several askers share one dialog. */
export function requestLogin(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve]
    tell()
  })
}

/** Answers everybody who waits for the login. */
export function settleLogin(loggedIn: boolean): void {
  const answered = waiting
  waiting = []
  for (const resolve of answered) resolve(loggedIn)
  tell()
}

export function isLoginWanted(): boolean {
  return waiting.length > 0
}

export function subscribeLogin(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
