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
  sharedTitle: 'Danh sách được chia sẻ',
  sharedIntro: 'Ai đó gửi cho bạn những nơi họ thích. Giữ lại nếu bạn cũng muốn.',
  someNotLoaded: 'Một số mục chưa tải được',
  plan: 'Lên chuyến đi từ danh sách này',
  copyLink: 'Sao chép liên kết danh sách',
  pocket: { keep: 'Tải tất cả về máy', kept: 'Đã tải tất cả về máy' },
  keepAll: 'Lưu tất cả về máy này',
  withoutScripts:
    'Mục đã lưu nằm trong trình duyệt, nên trang này cần JavaScript để đọc. Liên kết do người khác chia sẻ vẫn mở được khi không có JavaScript.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    saved: typeof texts
  }
}
