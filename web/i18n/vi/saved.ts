export const texts = {
  title: 'Chuyến đi của tôi',
  description:
    'Kế hoạch từng ngày và những gì bạn đã lưu trên {{brand}}, giữ ngay trong trình duyệt này.',
  emptyText:
    'Bạn chưa lưu gì. Thấy nơi nào ưng thì chạm vào hình trái tim, rồi về đây xếp thành từng ngày nhé. Tất cả chỉ nằm trong trình duyệt này.',
  removeShort: 'Bỏ lưu',
  sharedTitle: 'Danh sách được chia sẻ',
  sharedIntro: 'Ai đó gửi cho bạn những nơi họ thích. Bạn cũng thích thì lưu lại nhé.',
  someNotLoaded: 'Một số mục chưa tải được',
  plan: 'Lên lịch trình từ danh sách này',
  copyLink: 'Sao chép liên kết danh sách',
  pocket: { keep: 'Tải tất cả về máy', kept: 'Đã tải tất cả về máy' },
  keepAll: 'Lưu tất cả',
  withoutScripts:
    'Những gì bạn lưu nằm trong trình duyệt, nên trang này cần JavaScript để đọc. Liên kết do người khác chia sẻ vẫn mở được khi không có JavaScript.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    saved: typeof texts
  }
}
