import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 13,
  meta: {
    titleVi: 'Đại Nội Huế, chọn lăng vua và lên chùa Thiên Mụ',
    titleEn: 'Hue’s Imperial City and which two tombs to choose',
    descriptionVi:
      'Nửa ngày trong Đại Nội theo đúng thứ tự cung điện, nên chọn hai lăng nào trong ba, lên Thiên Mụ bằng xe đạp hay thuyền, thăm nhà vườn và liệu cách khi trời mưa.',
    descriptionEn:
      'The palace in the right order in half a day, how to pick two of the three great tombs, Thien Mu by bicycle or boat, garden houses, and plans for rain and for heat.',
  },
  summaryVi:
    'Nửa ngày trong Đại Nội theo đúng thứ tự các cung điện, chọn hai trong ba lăng cho hợp ý mình, lên Thiên Mụ bằng xe đạp hay bằng thuyền, và cách ứng xử với những cơn mưa Huế.',
  summaryEn:
    'Half a day inside the palace in the right order, how to pick two of the three great tombs, Thien Mu by bicycle or boat, garden houses, and what to do when the famous rain begins.',
  category: 'culture',
  difficulty: 'beginner',
  season: ['spring'],
  destinations: ['hue'],
  tagsVi: ['Huế', 'Đại Nội', 'lăng vua', 'chùa Thiên Mụ', 'sông Hương', 'nhà vườn'],
  tagsEn: ['Hue', 'Imperial City', 'royal tombs', 'Thien Mu Pagoda', 'Perfume River', 'garden houses'],
  imageAltVi: 'Cửa Ngọ Môn của Kinh thành Huế, dưới hào sen đang nở.',
  imageAltEn: 'The Ngo Mon gate of the Citadel, with lotus in flower in the moat.',
  agodaSearchTerm: 'hue',
  rating: 4.8,
  featured: false,
  contentVi: `
Bảy giờ sáng, cổng Ngọ Môn vừa mở, sương còn đọng trên hào sen và cả khoảng sân triều rộng mênh mông chỉ có tiếng chổi quét lá. Mười ba đời vua từng sống sau cánh cổng ấy, và có vị lên đồi thông ven sông Hương xây cho mình khu lăng đẹp như vườn thơ. Huế chiều người đi chậm, nên hãy dành trọn buổi sáng cho hoàng cung, một ngày cho hai lăng, và một chiều không làm gì ngoài đạp xe dọc sông.

## Mười phút chuyện cũ

Năm 1802 Gia Long lên ngôi, đóng đô ở đây. Mười ba đời vua Nguyễn nối nhau cho tới chiều 30/8/1945, khi Bảo Đại đọc chiếu thoái vị trên lầu Ngọ Môn. Vòng ngoài là Kinh thành, bên trong là Hoàng thành, trong cùng là Tử Cấm thành. Chiến sự đầu năm 1947 rồi Tết Mậu Thân 1968 lấy đi phần lớn cung điện. Biết vậy để khi đứng trước những nền gạch trống, bạn hiểu đấy không phải bãi cỏ. UNESCO ghi danh quần thể này năm 1993, và việc phục dựng vẫn đang tiếp tục.

## Đại Nội trong nửa ngày

Vào lúc mở cửa, khoảng bảy giờ. Vé chừng 200.000 đ, đi thêm lăng thì hỏi vé gộp theo tuyến, rẻ hơn mua lẻ. Ba tiếng, theo thứ tự này thì ít phải quay lại:

1. **Ngọ Môn**: lên lầu Ngũ Phụng nhìn trọn trục chính.
2. **Điện Thái Hòa**, mở lại cuối năm 2024 sau mấy năm đại trùng tu, ngai vàng đặt ở đây.
3. Rẽ về phía tây, sang **Thế Miếu, Hiển Lâm Các, Cửu đỉnh**. Chín chiếc đỉnh đồng đúc cảnh núi sông, cây trái, thuyền bè cả nước, tìm con vật mình quen cũng hết nửa tiếng.
4. **Cung Diên Thọ**, nơi ở của các bà thái hậu, rợp mát, ngồi nghỉ.
5. **Điện Kiến Trung** cuối trục, dựng lại và mở cửa đầu năm 2024.
6. Vòng về phía đông qua **Thái Bình Lâu, nhà hát Duyệt Thị Đường**, ra cửa Hiển Nhơn khảm sành rực rỡ.

Sân rộng, ít bóng cây, nên nhớ mũ, nước và giày êm. Nên thuê thuyết minh, không có lời kể thì nửa khu này là cỏ.

## Hai lăng nào?

| Lăng | Cách phố | Nét riêng |
| --- | --- | --- |
| Tự Đức | 7 km | Vườn thơ, hồ, thông; nhà vua từng sống ở đây |
| Khải Định | 10 km | Nhỏ, dốc 127 bậc, bê tông và sành sứ |
| Minh Mạng | 12 km | Đối xứng, mênh mông, tĩnh nhất |

Thích tương phản thì **Minh Mạng và Khải Định**, một bên nương theo núi hồ, một bên phô hết tài khảm sành của thợ Huế. Chỉ có buổi chiều thì **Tự Đức và Khải Định**. Đi Minh Mạng trước tám giờ, bạn gần như có cả lăng cho riêng mình. Vé mỗi lăng khoảng 150.000 đ. Thuê xe máy hay ô tô theo buổi, đường lên lăng dốc và nhiều xe tải, đạp xe không sướng.

## Thiên Mụ, nhà vườn và con sông

Chiều, đạp xe dọc Kim Long lên **chùa Thiên Mụ**, dựng năm 1601, cách Đại Nội chừng 4 km. Tháp Phước Duyên bảy tầng ai cũng chụp, nhưng ít người ra sau xem chiếc xe Austin đã chở hòa thượng Thích Quảng Đức ngày ngài tự thiêu năm 1963. Dọc đường ghé một nhà vườn, như An Hiên, có bình phong, bể cạn, ngôi nhà rường giấu sau hàng cây. Bờ nam có làng Thủy Biều, đường phẳng, vườn thanh trà chín khoảng tháng 8, tháng 9.

Đi thuyền thì xuống bến Tòa Khâm, thỏa thuận giá và giờ trước, lên Thiên Mụ chừng một tiếng. Mặt trời lặn trên sông đẹp hơn mọi chương trình biểu diễn.

## Mưa Huế, nắng Huế

Từ tháng 10 đến tháng 12 mưa dầm, tháng 10, 11 hay lụt. Cuối tháng 10/2025 nước lên nhiều đợt liền. Đi mùa này nên đặt phòng hủy được và chừa một ngày trống. Mưa nhỏ thì cứ mặc áo mưa vào Đại Nội, lúc ấy vắng, rêu xanh và rất Huế. Tháng 6 đến tháng 8 nắng cháy, đổi lại sen nở trong hào. Đẹp nhất là tháng 2 đến tháng 4.

Vào nơi thờ tự mặc kín vai, quá gối; trong nội thất nhiều chỗ cấm chụp. Đói thì sang [ngày 14](/plan-your-trip/day-14); còn muốn qua đèo, [ngày 15](/plan-your-trip/day-15) đi theo hướng Đà Nẵng. Thông tin chung về thành phố ở trang [Huế](/where-to-go/hue).
`,
  contentEn: `
At seven in the morning the Ngo Mon gate has just opened, mist lies on the lotus moat, and the only sound in the great court is a broom. Thirteen emperors lived behind that gate, and some built themselves tombs like poems in the pine hills upriver. Hue rewards the slow: give one morning to the palace alone, take two tombs in a day rather than three, and keep an afternoon for nothing but cycling along the river.

## Ten minutes of history

In 1802 Gia Long, first of the Nguyễn emperors, made Hue the capital of a united country. Thirteen emperors followed one another until August 1945, when Bảo Đại abdicated on the Ngo Mon gate. The Citadel is the outer wall, the Imperial City lies inside it, and the Forbidden Purple City inside that. Fighting in 1947 and again at Tet 1968 destroyed most of the palaces, so those lawns are really floors. UNESCO listed what was left in 1993, and rebuilding goes on.

## The Imperial City in half a day

Go in at opening, about seven. A ticket is around 200,000 VND ($8); if you want tombs too, ask for a combined one. Three hours in this order avoids doubling back:

1. **Ngo Mon:** climb to the pavilion for the view down the axis.
2. **Thai Hoa Palace**, the throne hall, reopened in late 2024 after years of restoration.
3. West to **The Mieu, Hien Lam Cac and the Nine Urns**, bronze giants cast with the mountains, fruit, boats and animals of the country. Give them half an hour.
4. **Dien Tho**, the queen mothers’ residence: shade and a seat.
5. **Kien Trung Palace** at the far end, rebuilt and opened in early 2024.
6. Back along the east side by the **Thai Binh reading pavilion** and the **royal theatre**, and out through the mosaic Hien Nhon gate.

There is little shade: hat, water, soft shoes. Hire a guide, because without the stories half of it is grass.

## Which two tombs

| Tomb | From town | Character |
| --- | --- | --- |
| Tu Duc | 7 km | A poet’s park of lake and pines; he lived here |
| Khai Dinh | 10 km | Small, 127 steps, concrete and porcelain |
| Minh Mang | 12 km | Symmetrical, vast, the quietest |

For contrast choose **Minh Mang and Khai Dinh**: one yields to the landscape, the other defies it. With only an afternoon, **Tu Duc and Khai Dinh**. Reach Minh Mang before eight and you may have it to yourself. Each costs about 150,000 VND. Hire a motorbike or a car for half a day; the roads are hilly and full of lorries, so cycling is no joy.

## Thien Mu, garden houses, the river

In the afternoon cycle along Kim Long to **Thien Mu Pagoda**, founded in 1601, about 4 km from the palace. Everyone photographs the seven-storey tower. Fewer walk round the back to the Austin that drove the monk Thích Quảng Đức to the Saigon crossroads where he burned himself in protest in 1963. On the way, visit a garden house such as An Hien: a screen against spirits, a pond, then a timber house hidden behind fruit trees. On the south bank, flat lanes thread the pomelo gardens of Thuy Bieu, ripe around August and September.

For a boat, go to the Toa Kham landing and settle price and time first; Thien Mu is about an hour upstream. Sunset on the water beats any show on board.

## Rain and heat

October to December is wet, with floods most likely in the first two months; late October 2025 brought several in a row. Book rooms you can cancel and keep a day spare. In light rain put on a poncho and go to the palace anyway: it is empty, green and never more itself. June to August burns, though that is when lotus fills the moat. February to April is best.

Cover shoulders and knees in temples, and respect no-photo signs indoors. For dinner see [day 14](/plan-your-trip/day-14), for the pass to Da Nang [day 15](/plan-your-trip/day-15), and for the city at large our [Hue](/where-to-go/hue) page.
`,
})
