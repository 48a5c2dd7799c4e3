import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 27,
  meta: {
    titleVi: 'Du lịch hạng sang ở Việt Nam: gì đáng tiền, gì nên bỏ',
    titleEn: 'Luxury in Vietnam: what is worth the money',
    descriptionVi:
      'Du thuyền nhỏ, khách sạn di sản, hướng dẫn viên riêng, toa tàu riêng, hang động: khoản nào đáng, khoản nào nên bỏ, khoảng giá, lúc nên đặt và tiền boa bao nhiêu.',
    descriptionEn:
      'A small boat in Lan Ha, a heritage hotel, a private guide, a rail carriage, a cave: what repays the price, what to skip, when to book ahead and how much to tip.',
  },
  summaryVi:
    'Chín khoản chi mạnh tay ở Việt Nam, khoản nào đáng, khoản nào nên bỏ: du thuyền nhỏ, khách sạn di sản, hướng dẫn viên riêng, toa tàu riêng, hang động, với khoảng giá và lúc nên đặt.',
  summaryEn:
    'Where real money buys something real in Vietnam, from a small boat in Lan Ha to a seat in a private carriage, what to skip, when to book and what to tip.',
  category: 'luxury',
  difficulty: 'beginner',
  season: 'all',
  destinations: ['cat-ba', 'hanoi', 'phong-nha', 'quy-nhon'],
  tagsVi: ['vịnh Lan Hạ', 'khách sạn di sản', 'toa tàu riêng', 'Sơn Đoòng', 'hướng dẫn viên', 'tiền boa'],
  tagsEn: ['Lan Ha Bay', 'heritage hotels', 'private carriage', 'Son Doong', 'private guide', 'tipping'],
  imageAltVi: 'Khung cửa sổ toa ăn sơn mài, ngoài kia bờ biển đang trôi qua.',
  imageAltEn: 'A lacquered dining-car window with the coast slipping past outside.',
  agodaSearchTerm: 'hanoi',
  rating: 4.6,
  featured: false,
  contentVi: `Cả tháng đi xe khách, ngủ nhà nghỉ rồi dồn tiền cho một lần thật sướng vẫn hay hơn ngày nào cũng cố sang thêm một chút. Vấn đề là chọn lần nào, vì ở Việt Nam thứ đắt chưa chắc hiếm, mà thứ hiếm đôi khi rẻ bất ngờ.

## Ba câu hỏi trước khi xuống tiền

- Khoản này mua được gì: thời gian, sự vắng vẻ, hay một người giỏi đi cùng? Nếu chỉ được thêm cái sảnh ốp đá hoa thì thôi.
- Ở nhà mình có mua được y như vậy không?
- Trời mưa suốt thì còn đáng không?

## Những khoản đáng tiền

| Khoản | Khoảng giá | Đặt trước |
| --- | --- | --- |
| Du thuyền nhỏ hai đêm, Lan Hạ | 7–15 triệu đ/người | 1–3 tháng |
| Một đêm khách sạn di sản | 5–15 triệu đ/phòng | 1–2 tháng |
| Hướng dẫn viên riêng nửa ngày | 1–2,5 triệu đ/nhóm | 1 tuần |
| Toa The Vietage | 8–11 triệu đ/người | 1–2 tháng |
| Mua trọn khoang tàu bốn giường | bốn vé giường | khi mở bán |
| Hang hai, ba ngày (Én, Tú Làn) | 6–12 triệu đ/người | 3–6 tháng |
| Sơn Đoòng, bốn ngày ba đêm | quanh 75 triệu đ/người | khoảng một năm |
| Một buổi spa | 1,5–4 triệu đ | vài ngày |
| Bàn ăn ở nông trại | 0,5–1,5 triệu đ/người | 3–7 ngày |

**Hai đêm trên vịnh.** Chuyến một đêm thật ra chưa tròn một ngày: lên tàu giữa trưa, hôm sau mười giờ đã trả phòng. Đêm thứ hai mới có buổi sáng chèo kayak lúc vịnh vắng tanh. Hỏi tàu có bao nhiêu phòng (dưới mười là quý), ngày giữa đi đâu, gặp bão thì hoàn tiền ra sao. Cách so các vịnh nằm ở [ngày 8](/plan-your-trip/day-8).

**Khách sạn di sản.** Sofitel Legend Metropole ở Hà Nội mở năm 1901; nếu đặt, nhớ chọn cánh nhà cổ chứ đừng lấy khối xây sau, và hỏi chuyến xem hầm trú bom dành cho khách ở. Không ngủ lại thì một ấm trà chiều cũng đủ biết.

**Người dẫn giỏi.** Đây là khoản lời nhất trong bảng. Một giờ ở Bảo tàng Dân tộc học hay Bảo tàng Điêu khắc Chăm có người am hiểu đi bên cạnh bằng ba giờ tự xem. Hỏi thẻ hướng dẫn viên và nói trước mình thích gì.

**Toa tàu.** The Vietage có mười hai chỗ, móc vào tàu thường, chạy Đà Nẵng – Quy Nhơn khoảng sáu giờ, từ 2024 thêm Quy Nhơn – Nha Trang; giá gồm bữa ăn, đồ uống, mát-xa ngắn. Chặng Đà Nẵng – Quy Nhơn nhiều ruộng hơn biển. Muốn ngắm biển với giá vé thường, có đoạn Huế – Đà Nẵng ở [ngày 12](/plan-your-trip/day-12). Vừa sướng vừa rẻ thì có cách này: hai người lấy trọn một khoang bốn giường tàu đêm, đóng cửa, tắt đèn, ngủ.

**Hang.** Sơn Đoòng chỉ một đơn vị được phép tổ chức, mỗi năm khoảng một nghìn khách, từ tháng 1 đến tháng 8, và đòi thể lực thật. Không có suất thì một đêm trong Hang Én vẫn là chuyện kể cả đời; xem [Phong Nha](/plan-your-trip/day-17).

**Spa và bàn ăn.** Để dành buổi spa cho hôm vừa xuống núi hay vừa qua chuyến tàu đêm, lúc ấy đồng tiền có ích nhất. Bàn ăn giữa vườn thì hỏi trước: ai nấu, món nào hái tại chỗ, có được ra vườn không. Chúng tôi cũng làm tour nông trại, nên lời này bạn cứ nghe rồi tự cân nhắc.

## Những khoản nên bỏ

- Phòng hạng sang đêm chỉ ghé ngủ sáu tiếng để đón xe.
- Biệt thự hồ bơi ở Phú Quốc giữa tháng 8, hay bãi biển miền Trung cuối tháng 10.
- Bò nhập, tôm hùm nhập. Tiền đó ăn ghẹ, ăn tôm sống tại bến được ba bữa.
- Hạng thương gia cho chặng bay một tiếng.
- “Gói VIP” không ghi rõ hơn gói thường ở điểm nào.

## Đọc giá, và tiền boa

Khách sạn lớn hay báo giá có dấu “++”: chưa gồm phí phục vụ và thuế, cộng lại thêm chừng 15%. Hỏi giá cuối bằng tiền đồng. Du thuyền thì hỏi vé thắng cảnh, xe đón, nước uống đã tính chưa.

Boa không bắt buộc. Chuyến riêng, thường gửi hướng dẫn viên 100.000–250.000 đ một ngày cho cả nhóm nhỏ, lái xe khoảng một nửa; trên tàu bỏ thùng chung 100.000–200.000 đ mỗi khách mỗi đêm; tour hang nhớ phần anh em khuân vác.

Nên chơi sang lúc nào? Khoảng hai phần ba hành trình: đủ mệt để biết quý. Chưa quyết được thì xem [ưu đãi](/travel-deals) hoặc [hỏi chúng tôi](/lien-he/trip-planning).`,
  contentEn: `A month of buses and family hotels, then one thing done properly: that beats being slightly more comfortable every day. The question is which thing. In Vietnam the expensive is not always rare, and the rare is now and then astonishingly cheap.

## Three questions before you pay

- What does it buy: time, quiet, or somebody very good at what they do? If only marble, keep your money.
- Could you have exactly the same at home?
- Would it still be worth it in steady rain?

## Worth it

| What | Roughly | Book ahead |
| --- | --- | --- |
| Two nights on a small boat, Lan Ha | $280–600 each | 1–3 months |
| One night in a heritage hotel | $200–600 a room | 1–2 months |
| A private guide, half a day | $40–100 a group | a week |
| A seat on The Vietage | $320–440 | 1–2 months |
| A whole four-berth train cabin | four berth fares | when sales open |
| A two- or three-day cave (En, Tu Lan) | $240–480 each | 3–6 months |
| Son Doong, four days | about $3,000 each | about a year |
| A spa afternoon | $60–160 | a few days |
| A farm table | $20–60 each | 3–7 days |

**Two nights in the bay.** A one-night cruise is really less than a day: aboard at noon, out of the cabin by ten next morning. The second night gives you a dawn paddle with nobody about. Ask how many cabins there are (under ten is precious), where the middle day goes, and what is refunded in a storm. [Day 8](/plan-your-trip/day-8) compares the bays.

**A heritage hotel.** The Sofitel Legend Metropole in Hanoi opened in 1901. Choose the original wing, not the later block, and ask about the tour of its wartime shelter, which is for residents. Or come for one long afternoon tea and sleep elsewhere.

**A good guide.** The best value in the table. An hour in the Museum of Ethnology in Hanoi or the Cham sculpture museum in Da Nang, with somebody who knows, is worth three alone. Ask for a licensed guide and say what interests you.

**A train carriage.** The Vietage has twelve seats and is coupled to an ordinary train, about six hours between Da Nang and Quy Nhon, and since 2024 between Quy Nhon and Nha Trang. Meal, drinks and a short massage are included. The Da Nang leg sees more paddy than sea. For coast at an ordinary fare take Hue to Da Nang ([day 12](/plan-your-trip/day-12)). The cheapest luxury of all is two people taking a whole four-berth cabin on a night train: door shut, light off.

**A cave.** Only one operator is licensed for Son Doong, taking about a thousand people a year between January and August, and you must be fit. If it is full, a night inside Hang En will do for a lifetime: see [Phong Nha](/plan-your-trip/day-17).

**Spa and table.** Save the spa for the day you come down from the mountains or off a night train, when it does most good. For a meal on a farm ask who cooks, what was grown there, and whether you will see the garden. We run farm tours ourselves, so take that with a pinch of salt.

## Skip it

- A suite on a night when you only sleep six hours between buses.
- A pool villa on Phu Quoc in August, or a beach in central Vietnam in late October.
- Imported steak and lobster. The same money buys three seafood dinners by the boats.
- Business class on a one-hour flight.
- Any “VIP package” that cannot say what makes it so.

## Reading prices, and tips

Big hotels quote “++”, which means service and tax still to come: about 15% more. Ask for the final figure in đồng. With boats, ask whether the bay entrance fee, transfers and drinks are in.

Tipping is never compulsory. On private trips a small group usually gives the guide $4–10 a day and the driver about half; on a boat, $4–8 per guest per night goes into the shared box; on a cave trip remember the porters.

When to splurge? About two-thirds of the way through, tired enough to feel the difference. Still undecided, look through our [deals](/travel-deals) or [ask us](/lien-he/trip-planning).`,
})
