import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A second, its own limit, is not enough on a machine that is busy with other work.
configure({ asyncUtilTimeout: 30_000 })

afterEach(cleanup)
