export const texts = {
  title: 'Về {{name}}',
  metaTitle: 'Về chúng tôi: người sấy trái cây làm trang du lịch Việt Nam',
  metaDescription:
    '{{name}} là trang du lịch của một công ty sấy và xuất khẩu trái cây nhiệt đới: câu chuyện, giá trị, chứng nhận, và cách trang kiếm tiền.',
  lead: 'Chúng tôi sấy trái cây nhiệt đới, gửi đi khắp nơi, và viết về những con đường đã đi qua để tìm ra chúng.',
  storyTitle: 'Câu chuyện của chúng tôi',
  story: {
    fruit:
      '{{company}} sấy và xuất khẩu trái cây nhiệt đới. Nghề này buộc người ta đi nhiều: theo mùa xoài xuống miền Tây, theo mùa mít, mùa dứa qua những vùng đất khác.',
    guests:
      'Đi nhiều thì được hỏi nhiều. Khách mua hàng muốn biết dọc đường ăn ở đâu, chợ nào đáng dậy sớm, trẻ con có được tự tay hái xoài không. {{name}} bắt đầu từ những câu trả lời ấy.',
    today:
      'Bây giờ trang viết bằng hai thứ tiếng về cả ba miền. Văn phòng của chúng tôi ở Việt Nam và Hoa Kỳ trả lời những ai muốn có người sắp xếp cùng.',
  },
  valuesTitle: 'Giá trị cốt lõi',
  valuesIntro: 'Ba điều khách hàng trông đợi ở một nhà xuất khẩu, và ở một người dẫn đường.',
  values: {
    quality: {
      title: 'Bảo đảm chất lượng',
      text: 'Từ lúc phân loại đến lúc đóng gói, công đoạn nào cũng theo quy trình an toàn thực phẩm thành văn.',
    },
    supply: {
      title: 'Nguồn cung ổn định',
      text: 'Trái cây có mùa, đơn hàng thì không. Chúng tôi bàn với nhà vườn từ trước vụ để giao đúng điều đã hẹn.',
    },
    logistics: {
      title: 'Hỗ trợ logistics toàn cầu',
      text: 'Chứng từ, bao bì, vận chuyển: chúng tôi lo cùng người mua cho đến khi hàng tới nơi.',
    },
  },
  travelTitle: 'Du lịch và nông nghiệp',
  travelIntro: 'Một trái xoài kể được nhiều chuyện về nơi nó lớn lên. Chúng tôi đưa bạn đến tận nơi mà nghe.',
  travel: {
    culture: {
      title: 'Khám phá văn hóa',
      text: 'Chợ phiên, làng nghề, lễ hội, những nếp sống xoay theo con nước và mùa vụ.',
    },
    cuisine: {
      title: 'Ẩm thực địa phương',
      text: 'Ăn món đang vào mùa ở đúng nơi làm ra nó, từ gánh hàng sáng đến mâm cơm nhà vườn.',
    },
    farms: {
      title: 'Tour nông trại',
      text: 'Vào vườn, hái trái đang mùa, xem trái cây thành món sấy, rồi ăn trưa dưới bóng cây.',
    },
  },
  farmTours: 'Xem các tour nông trại',
  recordTitle: 'Con số và chứng nhận',
  years: 'năm trong nghề',
  countries: 'quốc gia xuất khẩu',
  certificatesTitle: 'Chứng nhận và đăng ký',
  certificates: {
    HACCP: 'Phân tích mối nguy và kiểm soát điểm tới hạn trong sản xuất thực phẩm.',
    'ISO 22000': 'Tiêu chuẩn quốc tế về hệ thống quản lý an toàn thực phẩm.',
    FDA: 'Cơ sở đăng ký với Cục Quản lý Thực phẩm và Dược phẩm Hoa Kỳ; đăng ký không phải là chứng nhận.',
    BRC: 'Tiêu chuẩn toàn cầu về an toàn thực phẩm, do giới bán lẻ Anh khởi xướng.',
  },
  disclosureTitle: 'Công bố tiếp thị liên kết',
  disclosureIntro: '{{name}} đọc miễn phí. Một phần chi phí đến từ hoa hồng của đối tác, và bạn nên biết điều đó diễn ra thế nào.',
  disclosure: {
    commission: {
      title: 'Ai trả tiền cho chúng tôi',
      text: 'Khi bạn đặt phòng, đặt hoạt động hoặc mua hàng qua liên kết trên trang, đối tác khách sạn, hoạt động hoặc cửa hàng có thể trả chúng tôi hoa hồng.',
    },
    marks: {
      title: 'Nhận ra bằng cách nào',
      text: 'Những liên kết này được đánh dấu là liên kết đối tác, mở trong tab mới và mang rel=sponsored để máy tìm kiếm cũng biết.',
    },
    choice: {
      title: 'Ai chọn nội dung',
      text: 'Ban biên tập chọn nơi chốn, món ăn và hàng hóa mà không xét đến hoa hồng.',
    },
    privacy: {
      title: 'Chúng tôi ghi lại gì',
      text: 'Chỉ số lần liên kết được mở, không ghi ai đã mở.',
    },
  },
  disclosurePrivacy: 'Đọc chính sách bảo mật',
  ctaTitle: 'Mua trái cây, hay đi một chuyến?',
  ctaText: 'Chuyện trái cây, bạn ghé trang của công ty nhé. Chuyện đi đây đi đó, cứ nhắn cho chúng tôi.',
  ctaMainSite: 'Đến trang chính của công ty',
  ctaContact: 'Liên hệ với chúng tôi',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    about: typeof texts
  }
}
