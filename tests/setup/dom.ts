import {cleanup, configure} from '@testing-library/react'
import {afterEach} from 'vitest'

// In milliseconds: a busy machine must not fail a test.
configure({asyncUtilTimeout: 4000})

afterEach(cleanup)
