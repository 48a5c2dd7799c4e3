import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 30,
  meta: {
    titleVi: 'Lịch trình Việt Nam một tháng: ba lộ trình 29 đêm',
    titleEn: 'One month in Vietnam: three routes and a checklist',
    descriptionVi:
      'Ba lộ trình 29 đêm với số đêm từng nơi và cách đi tiếp, bản rút gọn cho ba tuần, hai tuần, nên đặt gì trước, và danh sách giấy tờ, tiền bạc, sức khỏe cần xong.',
    descriptionEn:
      'Three complete 29-night routes with nights and onward transport, shorter versions for three weeks or two, the order to book in, and a last checklist before leaving.',
  },
  summaryVi:
    'Ba lộ trình đủ 29 đêm, từng chặng ngủ mấy đêm và đi tiếp bằng gì; cắt bớt ra sao khi chỉ có hai, ba tuần; và danh sách việc phải xong trước ngày khởi hành.',
  summaryEn:
    'Three complete month-long routes with nights and onward transport, how to shorten each to three weeks or two, and the last checklist of papers, money, health and bookings.',
  category: 'summary',
  difficulty: 'beginner',
  season: ['spring', 'autumn'],
  destinations: ['hanoi', 'hue', 'hoi-an', 'ho-chi-minh-city'],
  tagsVi: ['lộ trình một tháng', 'xuyên Việt', 'hang động', 'ẩm thực', 'chuẩn bị'],
  tagsEn: ['one-month itinerary', 'north to south', 'caves', 'food and farms', 'checklist'],
  imageAltVi: 'Con đường uốn từ núi xuống biển, dọc đường là những địa danh nhỏ từ Bắc vào Nam.',
  imageAltEn: 'A road winding from the mountains to the sea past small landmarks from north to south.',
  agodaSearchTerm: 'vietnam',
  rating: 4.9,
  featured: true,
  contentVi: `Ba mươi ngày, hai mươi chín đêm. Cả ba lộ trình dưới đây đều chạy từ Bắc vào Nam, đảo chiều vẫn được. Nguyên tắc chung: mỗi chặng ít nhất hai đêm (trừ đêm chuyển tiếp), mỗi tuần một ngày không đặt gì, và không ngồi xe hai ngày dài liền nhau. Chọn mùa trước, theo [ngày 1](/plan-your-trip/day-1).

## Lộ trình một: kinh điển, đi chậm

Hợp nhất là tháng 2–4, đi mùa thu thì phải qua miền Trung trước mùa lụt.

| Chặng | Đêm | Đi tiếp |
| --- | --- | --- |
| [Hà Nội](/plan-your-trip/day-6) | 3 | xe hoặc tàu đêm |
| [Sa Pa](/plan-your-trip/day-9) | 3 | xe về Hà Nội |
| Hà Nội | 1 | xe và tàu |
| [Lan Hạ, Cát Bà](/plan-your-trip/day-8) | 2 | xe |
| [Ninh Bình](/plan-your-trip/day-11) | 2 | tàu đêm (1) |
| [Huế](/plan-your-trip/day-13) | 2 | tàu men chân đèo Hải Vân |
| [Hội An](/plan-your-trip/day-16) | 4 | tàu ngày |
| [Quy Nhơn](/plan-your-trip/day-18) | 2 | tàu tới Nha Trang, rồi xe |
| [Đà Lạt](/plan-your-trip/day-20) | 3 | xe |
| [Sài Gòn](/plan-your-trip/day-23) | 3 | xe |
| [Cần Thơ](/plan-your-trip/day-25) | 2 | xe |
| Sài Gòn | 1 | bay về |

## Lộ trình hai: núi và hang

Đẹp nhất là tháng 3–5, lúc hang khô, núi ấm. Từ khoảng tháng 9 đến cuối năm nhiều tour hang nghỉ vì lũ.

| Chặng | Đêm | Đi tiếp |
| --- | --- | --- |
| Hà Nội | 2 | xe đêm hoặc ngày |
| [Vòng cung Hà Giang](/plan-your-trip/day-10) | 4 | xe từ Mèo Vạc |
| Cao Bằng, Bản Giốc | 2 | xe |
| Hà Nội | 1 | xe hoặc tàu đêm |
| Sa Pa | 3 | xe qua Ô Quy Hồ |
| Mù Cang Chải | 2 | xe thuê, cả ngày |
| Mai Châu | 2 | xe |
| Ninh Bình | 2 | tàu đêm (1) |
| [Phong Nha](/plan-your-trip/day-17) | 5 | tàu hoặc xe |
| Huế | 2 | tàu |
| Hội An | 3 | bay từ Đà Nẵng |

## Lộ trình ba: bếp và vườn

Đi tháng 4–6 gặp xoài, sầu riêng, còn tháng 11–12 gặp mùa hái cà phê, nhưng miền Trung còn mưa.

| Chặng | Đêm | Đi tiếp |
| --- | --- | --- |
| [Hà Nội](/plan-your-trip/day-7) | 3 | xe |
| Mai Châu | 2 | xe |
| Ninh Bình | 2 | tàu đêm (1) |
| [Huế](/plan-your-trip/day-14) | 3 | tàu |
| Hội An | 4 | xe đêm hoặc bay |
| [Buôn Ma Thuột](/plan-your-trip/day-21) | 3 | xe |
| Đà Lạt | 3 | xe |
| [Sài Gòn](/plan-your-trip/day-24) | 3 | xe |
| Cần Thơ | 2 | xe, tàu cao tốc |
| [Phú Quốc](/plan-your-trip/day-26) | 3 | bay về |

## Chỉ có ba tuần, hai tuần

**Ba tuần (20 đêm):** cắt điểm, đừng cắt đêm. Lộ trình một bỏ Sa Pa cùng đêm Hà Nội quay về, bỏ Quy Nhơn và Đà Lạt, bay thẳng Đà Nẵng – Sài Gòn. Lộ trình hai bỏ Cao Bằng, Mù Cang Chải, Mai Châu, kết thúc ở Huế. Lộ trình ba bỏ Buôn Ma Thuột, Đà Lạt, Phú Quốc, cũng bay Đà Nẵng – Sài Gòn.

**Hai tuần (13 đêm):** chọn một nửa đất nước. Từ bắc vào giữa: Hà Nội 3, Sa Pa hoặc Lan Hạ 2, Ninh Bình 2, tàu đêm 1, Huế 2, Hội An 3. Từ giữa vào nam: Hội An 3, Đà Lạt 3, Sài Gòn 2, Cần Thơ 2, Phú Quốc 3.

> Phân vân giữa thêm một điểm và thêm một đêm, hãy lấy thêm một đêm.

## Đặt theo thứ tự này

1. Hang nhiều ngày, vé bay. Đi quanh Tết (6/2/2027) thì vé tàu Tết trước tiên.
2. Giấy tờ cho người đi cùng mang hộ chiếu nước ngoài.
3. Tàu vịnh, phòng cuối tuần và ngày lễ.
4. Vé giường nằm, chặng [Thống Nhất](/plan-your-trip/day-12).
5. Phần còn lại để trống, đặt trước hai ba ngày.

## Danh sách cuối

- **Giấy tờ:** căn cước hoặc VNeID, bằng lái nếu chạy xe. Khách nước ngoài: hộ chiếu còn hạn trên sáu tháng, e-visa làm ở evisa.gov.vn, tối đa 90 ngày, tên khớp từng chữ ([ngày 2](/plan-your-trip/day-2)).
- **Tiền:** hai thẻ để hai chỗ, ít tiền mặt lẻ, ứng dụng ngân hàng chạy được khi đổi máy ([ngày 3](/plan-your-trip/day-3)).
- **Sức khỏe:** bảo hiểm có ghi xe máy và leo núi nếu bạn định đi, thuốc riêng đủ tháng, thuốc muỗi, oresol.
- **Hành lý:** một áo ấm cho núi, một áo mưa, và chỗ trống cho [quà](/plan-your-trip/day-29).
- **Ở nhà:** để lại lịch trình cho một người. Số khẩn cấp: 112 tìm kiếm cứu nạn, 113 công an, 114 cứu hỏa, 115 cấp cứu.

Muốn có người đọc lại lộ trình trước khi trả tiền, [gửi cho chúng tôi](/lien-he/trip-planning). Rồi đi thôi.`,
  contentEn: `Thirty days, twenty-nine nights. All three routes run north to south and work backwards too. The rules behind them: two nights or more at a stop unless you are only passing through, one unplanned day a week, never two long road days together. Choose your season first, with [day 1](/plan-your-trip/day-1).

## Route one: the slow classic

Best from February to April; in autumn, be through the centre before the floods.

| Stop | Nights | Onward |
| --- | --- | --- |
| [Hanoi](/plan-your-trip/day-6) | 3 | bus or night train |
| [Sapa](/plan-your-trip/day-9) | 3 | bus to Hanoi |
| Hanoi | 1 | bus and boat |
| [Lan Ha, Cat Ba](/plan-your-trip/day-8) | 2 | bus |
| [Ninh Binh](/plan-your-trip/day-11) | 2 | night train (1) |
| [Hue](/plan-your-trip/day-13) | 2 | train round the foot of Hai Van |
| [Hoi An](/plan-your-trip/day-16) | 4 | day train |
| [Quy Nhon](/plan-your-trip/day-18) | 2 | train to Nha Trang, then bus |
| [Da Lat](/plan-your-trip/day-20) | 3 | bus |
| [Saigon](/plan-your-trip/day-23) | 3 | bus |
| [Can Tho](/plan-your-trip/day-25) | 2 | bus |
| Saigon | 1 | fly home |

## Route two: mountains and caves

March to May: dry caves, mild hills. From about September to the year’s end many cave trips stop for floods.

| Stop | Nights | Onward |
| --- | --- | --- |
| Hanoi | 2 | bus |
| [Ha Giang Loop](/plan-your-trip/day-10) | 4 | road from Meo Vac |
| Cao Bang, Ban Gioc | 2 | bus |
| Hanoi | 1 | bus or night train |
| Sapa | 3 | road over O Quy Ho |
| Mu Cang Chai | 2 | hired car, all day |
| Mai Chau | 2 | bus or car |
| Ninh Binh | 2 | night train (1) |
| [Phong Nha](/plan-your-trip/day-17) | 5 | train or bus |
| Hue | 2 | train |
| Hoi An | 3 | fly from Da Nang |

## Route three: food and farms

April to June brings mango and durian; November and December the coffee harvest, with rain still about in the centre.

| Stop | Nights | Onward |
| --- | --- | --- |
| [Hanoi](/plan-your-trip/day-7) | 3 | bus |
| Mai Chau | 2 | bus or car |
| Ninh Binh | 2 | night train (1) |
| [Hue](/plan-your-trip/day-14) | 3 | train |
| Hoi An | 4 | night bus or flight |
| [Buon Ma Thuot](/plan-your-trip/day-21) | 3 | bus |
| Da Lat | 3 | bus |
| [Saigon](/plan-your-trip/day-24) | 3 | bus |
| Can Tho | 2 | bus, fast ferry |
| [Phu Quoc](/plan-your-trip/day-26) | 3 | fly home |

## With three weeks, or two

**Three weeks (20 nights):** cut stops, not nights. From route one drop Sapa with the Hanoi night after it, Quy Nhon and Da Lat, and fly Da Nang–Saigon. From two, drop Cao Bang, Mu Cang Chai and Mai Chau, and finish in Hue. From three, drop Buon Ma Thuot, Da Lat and Phu Quoc, with the same flight.

**Two weeks (13 nights):** choose half the country. North to centre: Hanoi 3, Sapa or Lan Ha 2, Ninh Binh 2, night train 1, Hue 2, Hoi An 3. Centre to south: Hoi An 3, Da Lat 3, Saigon 2, Can Tho 2, Phu Quoc 3.

> Torn between one more place and one more night, take the night.

## Book in this order

1. Multi-day caves and flights. Around Tet (6 February 2027), trains first of all.
2. Your e-visa, once the dates are fixed.
3. Bay boats; rooms for weekends and holidays.
4. Sleeper berths on the [Reunification line](/plan-your-trip/day-12).
5. Leave the rest open, two or three days ahead.

## Last checklist

- **Papers:** passport valid six months beyond arrival; e-visa from evisa.gov.vn, up to 90 days, the name matching letter for letter ([day 2](/plan-your-trip/day-2)); copies on your phone; the right licence if you will ride ([day 4](/plan-your-trip/day-4)).
- **Money:** two cards in two places, some clean dollars or euros, your bank warned ([day 3](/plan-your-trip/day-3)).
- **Health:** insurance that names motorbikes and trekking if you plan either, a month of your own medicines, repellent, rehydration salts.
- **Bag:** one warm layer for the mountains, one raincoat, and a gap for [what you bring home](/plan-your-trip/day-29).
- **At home:** leave your route with somebody. In Vietnam: 112 search and rescue, 113 police, 114 fire, 115 ambulance.

If you would like a second pair of eyes before paying for anything, [send us your route](/lien-he/trip-planning). Then go.`,
})
