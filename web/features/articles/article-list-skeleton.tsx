import { ArticleSkeletons } from '../../domain/articles/article-skeletons'

/** Header, intro, a large block and six cards in grey. */
export function ArticleListSkeleton() {
  return (
    <div className="page py-12">
      <div aria-hidden="true" className="pulsing">
        <div className="skeleton h-14 w-2/3 max-w-lg" />
        <div className="skeleton mt-4 h-6 w-full max-w-2xl" />
        <div className="skeleton mt-10 aspect-[2/1]" />
      </div>
      <ArticleSkeletons count={6} className="mt-10 grid gap-7 md:grid-cols-2 lg:grid-cols-3" />
    </div>
  )
}
