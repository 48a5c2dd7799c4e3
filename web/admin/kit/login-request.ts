let requests: ((loggedIn: boolean) => void)[] = []
const changes = new EventTarget()

function setRequests(next: typeof requests): void {
  requests = next
  changes.dispatchEvent(new Event('change'))
}

/** Opens the login dialog, which all requests share; resolves with whether the user logged in. */
export function requestLogin(): Promise<boolean> {
  return new Promise((resolve) => setRequests([...requests, resolve]))
}

export function finishLogin(loggedIn: boolean): void {
  const finished = requests
  setRequests([])
  for (const resolve of finished) resolve(loggedIn)
}

export function isLoginRequested(): boolean {
  return requests.length > 0
}

export function subscribeLogin(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
