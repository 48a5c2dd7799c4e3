import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What a build defines.
Object.assign(globalThis, { __ART_VERSION__: 'test', __BUILD_ID__: 'test', __BUILT_ON__: '2026-11-21' })

// A second, its own limit, is not enough on a machine that is busy with other work.
configure({ asyncUtilTimeout: 30_000 })

afterEach(cleanup)
