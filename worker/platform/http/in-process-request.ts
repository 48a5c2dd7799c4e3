import type { ApiEnv } from './env'

export type SharedContext = Pick<
  ApiEnv['Variables'],
  'settings' | 'privateSettings' | 'db' | 'isNoJsForm' | 'contentVersion'
>

/** Nobody outside can make one, so the API trusts its context. */
export class InProcessRequest extends Request {
  readonly shared: SharedContext

  constructor(url: URL, init: RequestInit | Request | undefined, shared: SharedContext) {
    super(url, init)
    this.shared = shared
  }
}
