import type { ApiEnv } from './env'

/** What the API's own requests share with the request that they are made for. */
export type SharedContext = Pick<
  ApiEnv['Variables'],
  'settings' | 'privateSettings' | 'db' | 'isNoJsForm' | 'contentVersion'
>

/**
 * A request that the Worker makes to its own API. Nobody outside can make one, so the API takes its
 * context as it is.
 */
export class InProcessRequest extends Request {
  readonly shared: SharedContext

  constructor(url: URL, init: RequestInit | Request | undefined, shared: SharedContext) {
    super(url, init)
    this.shared = shared
  }
}
