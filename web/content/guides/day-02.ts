import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 2,
  meta: {
    titleVi: 'Thị thực Việt Nam, hải quan và đường từ sân bay về phố',
    titleEn: 'Vietnam visa and e-visa, customs, airport to city',
    descriptionVi:
      'Ai được miễn thị thực, xin e-visa ở cổng chính thức nào, mang bao nhiêu tiền thì khai hải quan, và sáu mươi phút đầu ở sân bay Hà Nội, Đà Nẵng, TP. Hồ Chí Minh.',
    descriptionEn:
      'Who is visa-free, where the one official e-visa site is, what cash to declare, and your first sixty minutes: SIM, money and a fair ride to Hanoi, Da Nang or Saigon.',
  },
  summaryVi:
    'Ai được miễn thị thực, xin e-visa ở đúng cổng nào, mang bao nhiêu tiền mặt thì phải khai, và từ cửa máy bay về tới khách sạn ở Hà Nội, Đà Nẵng, TP. Hồ Chí Minh ra sao.',
  summaryEn:
    'Who needs a visa and who does not, the one official e-visa site, what customs wants declared, and how to get from the aircraft door to your bed without overpaying.',
  category: 'planning',
  difficulty: 'beginner',
  season: 'all',
  destinations: ['hanoi', 'da-nang', 'ho-chi-minh-city', 'phu-quoc'],
  tagsVi: ['thị thực', 'e-visa', 'hải quan', 'sân bay', 'taxi'],
  tagsEn: ['visa', 'e-visa', 'customs', 'airports', 'taxis'],
  imageAltVi: 'Đài kiểm soát không lưu, chiếc máy bay và họa tiết dấu nhập cảnh lúc rạng đông',
  imageAltEn: 'An airport control tower, a plane and a passport stamp motif at dawn',
  agodaSearchTerm: 'hanoi',
  rating: 4.7,
  featured: false,
  contentVi: `Cầm hộ chiếu Việt Nam thì phần đầu bài này để gửi cho người bạn nước ngoài sắp sang, hoặc cho bà con mang quốc tịch khác về thăm nhà. Phần sau, từ băng chuyền hành lý trở đi, ai cũng cần, vì giờ đầu ở sân bay là lúc người ta mệt và dễ mất tiền oan nhất.

## Miễn thị thực hay e-visa

Công dân Anh, Pháp, Đức, Ý, Tây Ban Nha, Đan Mạch, Na Uy, Thụy Điển, Phần Lan, Nga, Nhật Bản, Hàn Quốc được ở 45 ngày không cần thị thực. Diện này kéo dài tới 14/3/2028. Từ 15/8/2025 đến 14/8/2028, mười hai nước nữa cũng được 45 ngày nếu đi du lịch, trong đó có Hà Lan, Bỉ, Thụy Sĩ, Ba Lan và Séc. Khách các nước ASEAN thường được 14 đến 30 ngày, tùy nước. Mỹ, Canada, Úc, New Zealand, Ấn Độ vẫn phải xin thị thực. Danh sách có thể thay đổi, nên xem lại trước khi mua vé.

E-visa dành cho mọi quốc tịch, tối đa 90 ngày, loại vào một lần lệ phí 25 USD, nhiều lần 50 USD. Xin ở cổng chính thức evisa.gov.vn. Những trang có tên na ná thu gấp mấy lần là dịch vụ trung gian. Theo quy định xử lý trong khoảng ba ngày làm việc, thực tế nên nộp trước hai tuần và tránh sát Tết.

- Họ tên gõ đúng từng chữ như hai dòng mã ở chân trang hộ chiếu, đủ tên đệm. Sai một chữ là có thể không được lên máy bay.
- Chọn đúng cửa khẩu đến. Ngày bắt đầu có thể chọn sớm hơn ngày bay một chút để phòng đổi chuyến.
- In một bản giấy, lưu một bản trong điện thoại.

Hộ chiếu nên còn hạn ít nhất sáu tháng và còn hai trang trắng. Người gốc Việt cùng vợ, chồng, con có thể xin giấy miễn thị thực năm năm tại cơ quan đại diện. Ai chỉ bay thẳng tới [Phú Quốc](/where-to-go/phu-quoc) được miễn 30 ngày, nhưng muốn vào đất liền vẫn phải có thị thực.

Từ giữa tháng 4/2026, khách nước ngoài đáp xuống Tân Sơn Nhất khai thông tin trước trên prearrival.immigration.gov.vn, trong vòng ba ngày trước khi đến. Việc này đang mở rộng dần, nên hỏi hãng bay xem nơi mình đáp có yêu cầu chưa.

## Hải quan và tiền mặt

Mang trên 5.000 USD (hay ngoại tệ tương đương) hoặc trên 15 triệu đồng tiền mặt thì phải khai, cả lúc vào lẫn lúc ra. Thuốc lá điện tử và thuốc lá nung nóng bị cấm từ năm 2025, đừng để trong hành lý. Flycam cần giấy phép bay. Thuốc kê đơn nên để nguyên vỉ, kèm đơn.

## Sáu mươi phút đầu

1. Xếp hàng nhập cảnh, chuẩn bị sẵn địa chỉ nơi ở đêm đầu.
2. Rút tiền ở cây ATM trong sảnh đến, một hai triệu là đủ dùng. Quầy đổi tiền cũng được, nhớ đếm lại tại chỗ.
3. Mua SIM ở quầy Viettel, VinaPhone hay MobiFone, đăng ký bằng giấy tờ của chính mình, thử mạng rồi hãy đi. Chi tiết ở [ngày 3](/plan-your-trip/day-3).
4. Gọi xe bằng Grab, Xanh SM hoặc Be khi đã có mạng, xem giá, đối chiếu biển số.

## Về thành phố

| Sân bay | Đến trung tâm | Xe công nghệ | Cách rẻ |
| --- | --- | --- | --- |
| Nội Bài | 27–30 km, 45–60 phút | khoảng 250.000–400.000 đ | Xe buýt 86 ra phố cổ, ga Hà Nội |
| Đà Nẵng | 3–5 km, 10–15 phút | khoảng 60.000–120.000 đ | Cứ gọi xe, chỗ này quá gần |
| Tân Sơn Nhất | 7–8 km, 30–60 phút | khoảng 120.000–220.000 đ | Xe buýt, tránh giờ tan tầm |

Vé đi TP. Hồ Chí Minh phải đọc kỹ tên sân bay. Long Thành nằm bên Đồng Nai, cách trung tâm chừng 40 km, khánh thành tháng 12/2025 và dành trước hết cho các đường bay quốc tế dài. Hãng nào, chuyến nào đáp ở đó thì xem trên vé của bạn. Ở Tân Sơn Nhất, nhà ga T3 chỉ đón khách nội địa và nằm riêng, nối chuyến thì chừa ít nhất ba tiếng.

## Mấy trò vặt hay gặp

- Có người mời taxi ngay trong sảnh thì từ chối. Taxi đàng hoàng đợi ở làn xe bên ngoài, có người điều hành.
- Xe sơn giống hãng lớn, tên chỉ khác một chữ, nên xem kỹ tên hãng, biển số và đồng hồ.
- Nghe câu “khách sạn đó đóng cửa rồi” thì gọi thẳng cho lễ tân.
- Tờ 20.000 và 500.000 đều màu xanh, đưa tiền thì đọc to con số.
- Phí vào cổng sân bay có thật, chừng mười mấy nghìn, thường tính thêm vào cước.

Đáp sau 23 giờ thì nhờ khách sạn đón, đắt hơn đôi chút nhưng có người cầm bảng tên chờ sẵn.`,
  contentEn: `Papers for Vietnam are simpler than their reputation, provided you use the right website. The hour after landing is where money leaks away, because you are tired and everyone in the hall can see it. Do the steps below in order and you will be in a taxi, with data and cash, before the queue for the baggage trolleys has cleared.

## Visa-free or e-visa

Citizens of the UK, France, Germany, Italy, Spain, Denmark, Norway, Sweden, Finland, Russia, Japan and South Korea get 45 days without a visa. That runs until 14 March 2028. From 15 August 2025 to 14 August 2028 twelve more European countries have the same, for tourism only, among them the Netherlands, Belgium, Switzerland, Poland and Czechia. ASEAN neighbours mostly have 14 to 30 days. Americans, Canadians, Australians, New Zealanders and Indians still need a visa. Check the list before you buy a ticket.

The e-visa is open to every nationality: up to 90 days, $25 for a single entry, $50 for multiple. Apply at the official portal, evisa.gov.vn. Lookalike sites charging several times that are agencies. Processing is officially about three working days; allow two weeks, more around Tet.

- Type your name exactly as in the two coded lines at the foot of your passport page, middle names included. A wrong letter can stop you at check-in.
- Choose your entry point with care, and start the validity a few days early in case flights move.
- Print it, and keep a copy on your phone.

Have six months left on the passport and two blank pages. People of Vietnamese origin, with their spouses and children, can ask an embassy for a five-year exemption certificate. Anyone flying directly to [Phu Quoc](/where-to-go/phu-quoc) and staying there gets 30 days without a visa, but cannot continue to the mainland on it.

Since mid-April 2026, Tan Son Nhat airport has had a pre-arrival form for foreign passengers, filled in at prearrival.immigration.gov.vn within three days of landing. It is being extended, so ask your airline whether your airport uses it yet.

## Customs and cash

Declare more than 5,000 US dollars (or the equivalent), or more than 15 million VND, both on the way in and on the way out. E-cigarettes and heated tobacco have been banned since 2025; leave them at home. Drones need a flight permit. Keep prescription medicine in its packaging, with the prescription.

## The first sixty minutes

1. Immigration. Have the address of your first night ready. There is no need to pay anyone for a faster stamp.
2. Cash. Use an ATM in the arrivals hall and take one or two million VND ($40–80). Exchange counters are fine too; count before you step away.
3. SIM. Buy from a Viettel, VinaPhone or MobiFone counter, have it registered to your passport, and test it there. More on [day 3](/plan-your-trip/day-3).
4. Ride. Open Grab, Xanh SM or Be, look at the fare, match the number plate.

## Into the city

| Airport | To the centre | Ride-hailing car | On a budget |
| --- | --- | --- | --- |
| Hanoi (Noi Bai) | 27–30 km, 45–60 min | about 250,000–400,000 VND | Bus 86 to the Old Quarter and station |
| Da Nang | 3–5 km, 10–15 min | about 60,000–120,000 VND | Take the car, it is that close |
| Ho Chi Minh City (Tan Son Nhat) | 7–8 km, 30–60 min | about 120,000–220,000 VND | City bus, outside rush hour |

Read the airport on a Ho Chi Minh City ticket carefully. Long Thanh airport, about 40 km out in Dong Nai province, opened in December 2025 and is meant for long-haul flights first. Your ticket says which of the two you land at. At Tan Son Nhat, Terminal 3 handles domestic flights only and stands apart from the international building; leave at least three hours for a connection.

## Small tricks, and the answer to each

- A man offers a taxi inside the hall. Walk past. Proper taxis wait outside in a supervised lane.
- A cab wears a big company’s colours with one letter changed. Check name, plate and meter, or use an app.
- “That hotel has closed.” Ring the front desk yourself.
- The 20,000 and 500,000 VND notes are both blue. Say the figure aloud as you hand one over.
- An airport gate fee of a little over 10,000 VND is genuine and is usually added to the fare.

Landing after 11 pm? Let the hotel send a driver. It costs a little more, and somebody will be standing there with your name on a card.`,
})
