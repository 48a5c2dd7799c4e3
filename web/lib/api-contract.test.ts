import { expectTypeOf, it } from 'vitest'
import type { AdminPost, PostRevision, PostRevisionDetail } from '../../schema/api/admin-posts'
import type { PostMonth, PostPage, PostSummary } from '../../schema/api/posts'
import type { Deal } from '../content/deals/types'
import type { ApiPath, ApiResponse } from './api-contract'
import type { Content } from './content'

it('knows what a path returns, literals before parameters', () => {
  expectTypeOf<ApiResponse<'/api/posts?month=2026-11'>>().toEqualTypeOf<PostSummary[]>()
  expectTypeOf<ApiResponse<'/api/posts/months'>>().toEqualTypeOf<PostMonth[]>()
  expectTypeOf<ApiResponse<`/api/posts/${string}?locale=vi`>>().toEqualTypeOf<PostPage>()
  expectTypeOf<ApiResponse<`/api/admin/posts/${string}`>>().toEqualTypeOf<AdminPost>()
  expectTypeOf<ApiResponse<`/api/admin/posts/${string}/revisions`>>().toEqualTypeOf<PostRevision[]>()
  expectTypeOf<ApiResponse<`/api/admin/posts/${string}/revisions/${number}`>>().toEqualTypeOf<PostRevisionDetail>()
})

it('knows no path by chance', () => {
  expectTypeOf<string>().not.toExtend<ApiPath>()
  expectTypeOf<'/api/post'>().not.toExtend<ApiPath>()
})

it('knows what a content module exports by its name', () => {
  expectTypeOf<Content<`deals/${string}`>>().toEqualTypeOf<Deal>()
})
