export const texts = {
  title: 'Mục đã lưu',
  description: 'Những điểm đến và bài viết bạn đã lưu trên Mango Road, giữ ngay trong trình duyệt này.',
  intro: 'Danh sách nằm trong trình duyệt này, không gửi đi đâu cả.',
  emptyTitle: 'Bạn chưa lưu gì',
  emptyText: 'Bạn chạm vào hình trái tim ở điểm đến hay bài viết để lưu lại cho chuyến đi nhé.',
  browse: 'Xem các điểm đến',
  remove: 'Bỏ {{title}} khỏi danh sách',
  removeShort: 'Bỏ lưu',
  kinds: { destination: 'Điểm đến', guide: 'Cẩm nang', article: 'Bài viết', deal: 'Ưu đãi', product: 'Sản phẩm' },
  sharedTitle: 'Danh sách được chia sẻ',
  sharedIntro: 'Ai đó gửi cho bạn những nơi họ thích. Bạn cũng thích thì lưu lại nhé.',
  someNotLoaded: 'Một số mục chưa tải được',
  plan: 'Lên lịch trình từ danh sách này',
  copyLink: 'Sao chép liên kết danh sách',
  pocket: { keep: 'Tải tất cả về máy', kept: 'Đã tải tất cả về máy' },
  keepAll: 'Lưu tất cả',
  withoutScripts:
    'Mục đã lưu nằm trong trình duyệt, nên trang này cần JavaScript để đọc. Liên kết do người khác chia sẻ vẫn mở được khi không có JavaScript.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    saved: typeof texts
  }
}
