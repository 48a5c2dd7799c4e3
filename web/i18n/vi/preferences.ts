export const texts = {
  kicker: { letter: 'Bản tin {{brand}}', orchard: 'Tin mở vườn' },
  title: 'Thư theo ý bạn',
  description:
    'Chọn ngôn ngữ, chuyện bạn thích đọc và nhịp nhận thư của {{brand}}, hoặc tạm nghỉ một thời gian.',
  address: 'Dành cho địa chỉ {{address}}.',
  language: { label: 'Ngôn ngữ của thư', vi: 'Tiếng Việt', en: 'English' },
  interests: {
    label: 'Bạn thích đọc về',
    hint: 'Không chọn mục nào thì thư nào cũng có phần bạn.',
    places: 'Điểm đến',
    food: 'Món ăn',
    deals: 'Ưu đãi',
    stories: 'Chuyện đường xa',
    planning: 'Lên kế hoạch',
  },
  frequency: {
    label: 'Nhịp thư',
    all: 'Có thư mới là gửi',
    monthly: 'Nhiều nhất bốn tuần một thư',
  },
  save: 'Lưu lựa chọn',
  sending: 'Đang xử lý…',
  saved: 'Đã lưu. Từ thư sau, chúng tôi viết theo ý bạn.',
  pause: 'Tạm nghỉ ba tháng',
  pauseHint: 'Hết ba tháng, thư tự gửi lại.',
  paused: 'Bạn đang tạm nghỉ đến hết ngày {{day}}. Trong lúc đó không có thư nào đến.',
  resume: 'Nhận thư lại ngay',
  left: 'Địa chỉ này đã ngừng nhận thư. Đổi ý lúc nào, bạn bấm nút bên dưới là xong, không cần xác nhận lại.',
  comeBack: 'Nhận thư trở lại',
  data: 'Dữ liệu của bạn',
  export: 'Tải dữ liệu về',
  exportHint:
    'Một tệp JSON với mọi thứ bản tin lưu về địa chỉ này. Tin nhắn và yêu cầu lập lịch trình không nằm trong đó, địa chỉ cũng chỉ hiện một phần, vì thư có thể được chuyển tiếp cho người khác. Muốn xem, bạn viết cho chúng tôi nhé.',
  leave: 'Ngừng nhận thư',
  leaveHint: 'Bấm là ngừng ngay. Lựa chọn của bạn vẫn còn đó, phòng khi bạn quay lại.',
  delete: 'Xóa dữ liệu của tôi',
  deleteHint:
    'Địa chỉ rời khỏi danh sách này, cùng mọi lựa chọn và thư đã gửi. Không hoàn tác được: muốn nhận thư nữa, bạn đăng ký lại từ đầu.',
  deleteNow: 'Xóa hẳn',
  deleted: 'Đã xóa. Danh sách này không còn giữ gì về bạn nữa.',
  deletedTitle: 'Chào bạn, đi vui nhé',
  broken: 'Liên kết không còn dùng được',
  again: 'Đăng ký lại',
  invalid:
    'Liên kết này không đúng, hoặc dữ liệu đã được xóa. Bạn bấm lại vào liên kết ở cuối thư mới nhất, hoặc đăng ký lại ở khung bên dưới nhé.',
  failedTitle: 'Chưa lưu được',
  failedText: 'Có trục trặc trên đường truyền. Bạn thử lại sau ít phút nhé.',
  meanwhile: 'Đi tiếp từ đây',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    preferences: typeof texts
  }
}
