import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 5,
  meta: {
    titleVi: 'Ở đâu khi du lịch Việt Nam: homestay hay khách sạn',
    titleEn: 'Where to stay in Vietnam: areas, prices, homestays',
    descriptionVi:
      'Mỗi tầm tiền được căn phòng thế nào, nên ở khu nào tại từng thành phố, giấy tờ khi nhận phòng, phép làm khách trong nhà sàn và những dịp phải đặt trước cả tháng.',
    descriptionEn:
      'What each budget buys, the right neighbourhood in ten cities and villages, papers at check-in, manners in a stilt house, and the dates that sell out weeks ahead.',
  },
  summaryVi:
    'Mỗi tầm tiền được căn phòng thế nào, ở khu nào trong từng thành phố, đến nhà sàn thì cư xử ra sao, và những dịp phải đặt trước cả tháng kẻo ra ghế đá.',
  summaryEn:
    'What each budget really buys, the right neighbourhood in ten cities and villages, how to behave in somebody’s stilt house, and the dates when you must book far ahead.',
  category: 'accommodation',
  difficulty: 'beginner',
  season: 'all',
  destinations: ['hanoi', 'hoi-an', 'sapa', 'ho-chi-minh-city'],
  tagsVi: ['khách sạn', 'homestay', 'nhà sàn', 'khu nên ở', 'đặt phòng'],
  tagsEn: ['hotels', 'homestays', 'stilt houses', 'neighbourhoods', 'booking'],
  imageAltVi: 'Nhà sàn sáng đèn dưới chân núi, bên cạnh là khách sạn phố mặt tiền hẹp',
  imageAltEn: 'A stilt-house homestay with lit windows beneath a mountain beside a narrow town hotel',
  agodaSearchTerm: 'vietnam',
  rating: 4.6,
  featured: false,
  contentVi: `Chỗ ngủ ở Việt Nam rẻ so với chất lượng, nhưng ảnh trên mạng thường khéo hơn phòng thật. Nên đọc nhận xét của ba tháng gần nhất và tìm mấy chữ “cách âm”, “cửa sổ”, “công trường”, vì chúng nói nhiều hơn số sao.

## Tầm tiền nào, phòng nào

| Một đêm | Được gì |
| --- | --- |
| 150.000–300.000 đ | Giường tầng, rèm che, tủ khóa, phòng tắm chung |
| 400.000–800.000 đ | Nhà nghỉ, khách sạn nhỏ: máy lạnh, nước nóng, đôi khi không cửa sổ |
| 1–2 triệu | Ba sao hoặc khách sạn nhỏ có gu, bữa sáng, lễ tân giỏi việc |
| 2,5–6 triệu | Bốn, năm sao hay khu nghỉ ven biển, hồ bơi |

Dòng đầu tính theo giường, các dòng sau là phòng hai người vào ngày thường, cuối tuần ở biển và Đà Lạt còn cộng thêm. Homestay trong bản tính theo đầu người, khoảng 250.000–500.000 đ có cả bữa tối. Bạn ngủ nệm trải sàn, đắp chăn bông, tắm chung ngoài hiên.

Khách sạn phố cổ phần nhiều là nhà ống, phòng mặt tiền ồn, phòng giữa tối, phòng sau tầng cao yên nhất. Nhà bốn tầng có khi không có thang máy, đi cùng ông bà thì nên hỏi trước.

## Ở khu nào

- [Hà Nội](/where-to-go/hanoi): phố cổ để đi bộ ra mọi thứ; Ba Đình, Trúc Bạch yên hơn mà vẫn gần; Tây Hồ thoáng nhưng xa.
- [Sa Pa](/where-to-go/sapa): thị trấn tiện xe, ồn công trường; Tả Van hay Tả Phìn có ruộng ngay cửa.
- Ninh Bình: Tam Cốc hoặc Tràng An, đừng ở trong phố.
- [Huế](/where-to-go/hue): bờ nam, quanh Võ Thị Sáu – Chu Văn An nếu thích vui, lùi vào Vỹ Dạ nếu thích vườn.
- [Đà Nẵng](/where-to-go/da-nang): Mỹ Khê, An Thượng cho người tắm biển; bờ sông Hàn cho người ăn tối.
- [Hội An](/where-to-go/hoi-an): Cẩm Châu giữa ruộng, đạp xe mười phút vào phố; An Bàng nếu cần biển.
- [Đà Lạt](/where-to-go/da-lat): gần hồ Xuân Hương đi bộ được; ven rừng phải có xe.
- [TP. Hồ Chí Minh](/where-to-go/ho-chi-minh-city): quanh Bến Thành để thăm thú, Quận 3 để ăn, Thảo Điền để nghỉ, nối trung tâm bằng metro.
- Cần Thơ: bến Ninh Kiều, năm giờ sáng xuống ghe đi chợ nổi chỉ vài bước.
- [Phú Quốc](/where-to-go/phu-quoc): Bãi Trường tiện đủ đường, Ông Lang vắng.

## Giấy tờ và giờ giấc

Nơi lưu trú nào cũng phải khai báo tạm trú cho khách. Người trong nước đưa căn cước hoặc mở VNeID, khách nước ngoài đưa hộ chiếu. Lễ tân chụp xong phải trả lại ngay, không có lý do gì giữ suốt đêm. Ở nhà bạn bè mà có khách nước ngoài thì chủ nhà cũng phải khai với công an xã, phường, nay làm trực tuyến được.

Nhận phòng thường từ 14 giờ, trả trước 12 giờ. Nếu tàu đêm đến lúc năm giờ sáng, bạn cứ nhắn trước. Nhiều nơi cho gửi đồ và tắm nhờ, nhận phòng sớm thì tính nửa đêm tiền phòng.

## Làm khách trong nhà sàn

Đây là nhà người ta, không phải khách sạn dựng bằng gỗ. Nhớ bỏ dép dưới chân thang, đừng ngồi quay lưng vào bàn thờ, đừng treo đồ lên đó, và hỏi trước khi vào bếp hay bước tới gian trong. Cơm tối dọn lúc sáu, bảy giờ, cả nhà cùng ăn, nên đi bộ về muộn thì gọi báo một tiếng.

Chủ nhà rót rượu ngô, rượu gạo là lòng quý khách. Uống một chén cho phải phép rồi úp chén xuống, thường chẳng ai ép nữa. Ở bản chín giờ tối đã là khuya, bốn giờ sáng gà gáy inh ỏi, nên đừng quên mang nút tai. Quà cho trẻ con thì đưa qua bố mẹ, sách vở hơn kẹo, đừng cho tiền. Mua thêm chai mật ong, tấm vải dệt của chính nhà ấy là cách cảm ơn đẹp nhất.

## Khi nào phải đặt sớm

- Tết, 30/4, 2/9, Giáng sinh và Tết dương ở biển thì đặt trước hai, ba tháng.
- Sa Pa, Mù Cang Chải cuối tuần tháng 9, Hà Giang tháng 10 và 11, Đà Lạt cuối tuần mùa khô thì đặt trước một tháng.
- Hội An quanh đêm 14 âm lịch, biển miền Trung mùa hè thì đặt trước một tuần.
- Ngoài những dịp ấy, cứ đặt hai đêm đầu, ưng thì ở thêm. Hỏi thẳng lễ tân hay được giá bằng hoặc rẻ hơn trên mạng.

Chọn nơi cho hủy miễn phí nếu đi mùa bão. Chừng ấy linh hoạt đáng giá hơn khoản giảm mười phần trăm.`,
  contentEn: `Beds in Vietnam are good for the money, and photographed by optimists. Sort the reviews by date, read the last three months, and search them for “window”, “noise” and “construction”. Those words tell you more than the stars.

## What a night buys

| Per night, room for two | You get |
| --- | --- |
| 150,000–300,000 VND ($6–12), per bed | A curtained bunk, a locker, shared bathroom |
| 400,000–800,000 VND ($16–32) | Guesthouse or small hotel: air-con, hot shower, sometimes no window |
| 1–2 million VND ($40–80) | Three stars or a small hotel with taste, breakfast, a capable front desk |
| 2.5–6 million VND ($100–240) | Four or five stars, or a beach resort with a pool |

Weekends cost more at beaches and in Da Lat. A village homestay charges per person, about 250,000–500,000 VND ($10–20) with dinner: a mattress on the floor under a net, a heavy quilt, a bathroom across the porch.

Old-town hotels are built as tube houses, one room wide and very deep. Front rooms are loud, middle rooms are dark, and the high room at the back is the one to ask for. Check there is a lift before you book the fifth floor.

## Which neighbourhood

- [Hanoi](/where-to-go/hanoi): the Old Quarter to walk everywhere; Ba Dinh or Truc Bach for quiet close by; Tay Ho for space, further out.
- [Sapa](/where-to-go/sapa): the town for buses, with building noise; Ta Van or Ta Phin for terraces at the door.
- Ninh Binh: Tam Coc or Trang An, never the city itself.
- [Hue](/where-to-go/hue): south bank, around Vo Thi Sau and Chu Van An for company, Vy Da for gardens.
- [Da Nang](/where-to-go/da-nang): My Khe and An Thuong for swimming, the Han riverside for dinner.
- [Hoi An](/where-to-go/hoi-an): Cam Chau among the rice, ten minutes by bicycle from the old town; An Bang for the beach.
- [Da Lat](/where-to-go/da-lat): near Xuan Huong Lake if you walk, the forest edge if you have wheels.
- [Ho Chi Minh City](/where-to-go/ho-chi-minh-city): around Ben Thanh for sights, District 3 for food, leafy Thao Dien with its metro link for rest.
- Can Tho: Ninh Kieu quay, a few steps from the boat at five in the morning.
- [Phu Quoc](/where-to-go/phu-quoc): Long Beach for convenience, Ong Lang for peace.

## Papers and hours

The law obliges every place to register its guests with the police. At check-in they photograph your passport and visa; you should get the passport straight back, and there is no reason for anyone to keep it overnight. If you stay with friends, they must register you too, which can be done online.

Check-in is usually from 2 pm, check-out by noon. If the night train drops you at five, message ahead: most places will store bags and lend a shower, or give you the room early for half a night’s price.

## A guest in a stilt house

This is a family’s home. Leave your shoes at the foot of the ladder. Do not sit with your back to the ancestral altar or hang anything near it, and ask before entering the kitchen or the inner rooms. Dinner is at six or seven, everyone together on the mat; if your walk runs late, ring.

Your host will pour corn or rice spirit. It is affection, and one cup is enough: drink it, then turn the cup over and smile. Nine o’clock is late and roosters start at four, so earplugs matter more than a charger. Give presents for children to the parents, books rather than sweets, never money. The best thanks is to buy something the household makes, a jar of honey or a length of its own weaving.

## When to book early

- Two or three months: Tet, 30 April, 2 September, and Christmas to New Year on the coast.
- One month: Sapa and Mu Cang Chai on September weekends, Ha Giang in October and November, Da Lat on dry-season weekends.
- One week: Hoi An around the full moon, central beaches in summer.
- Otherwise: book two nights, look around, and ask the desk about more. The direct price often equals or beats the website.

In typhoon months choose free cancellation. That freedom is worth more than ten per cent off.`,
})
