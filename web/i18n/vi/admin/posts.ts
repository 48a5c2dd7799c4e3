export const texts = {
  title: 'Bài viết',
}
