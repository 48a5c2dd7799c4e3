export const texts = {
  title: 'Mục đã lưu',
  description: 'Những điểm đến và bài viết bạn đã lưu trên Mango Road, giữ ngay trong trình duyệt này.',
  intro: 'Danh sách nằm trong trình duyệt này, không gửi đi đâu cả.',
  emptyTitle: 'Bạn chưa lưu gì',
  emptyText: 'Chạm vào hình trái tim ở điểm đến hay bài viết để giữ lại cho chuyến đi.',
  browse: 'Xem các điểm đến',
  remove: 'Bỏ {{title}} khỏi danh sách',
  removeShort: 'Bỏ lưu',
  kinds: { destination: 'Điểm đến', guide: 'Cẩm nang', article: 'Bài viết', deal: 'Ưu đãi', product: 'Sản phẩm' },
}
