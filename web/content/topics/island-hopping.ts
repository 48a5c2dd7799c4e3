import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'island-hopping',
  meta: {
    titleVi: 'Tám đảo Việt Nam: tháng biển êm, bến tàu, đi bao lâu',
    titleEn: 'Vietnam islands: calm months, ferries and crossings',
    descriptionVi:
      'Phú Quốc, Nam Du, Côn Đảo, Phú Quý, Lý Sơn, Cù Lao Chàm, Cô Tô, Cát Bà: hai mùa gió, tháng biển êm, bến tàu và giờ chạy, đảo nào hợp với ai và chuyện rác.',
    descriptionEn:
      'Phu Quoc, Con Dao, Ly Son, Cat Ba and four more: two winds and two seasons, which port, how long the crossing takes, what each island is like, and its rubbish.',
  },
  category: 'beaches',
  titleVi: 'Tám hòn đảo và mùa của mỗi đảo',
  titleEn: 'Eight islands, and the season for each',
  descriptionVi:
    'Phú Quốc, Nam Du, Côn Đảo, Phú Quý, Lý Sơn, Cù Lao Chàm, Cô Tô, Cát Bà: đảo nào hợp với ai, bến tàu, tháng biển êm và chuyện rác.',
  descriptionEn:
    'Phu Quoc, Nam Du, Con Dao, Phu Quy, Ly Son, Cham Islands, Co To and Cat Ba: what each is like, where boats leave, calm months, and rubbish.',
  tagsVi: ['đảo', 'tàu cao tốc', 'Phú Quốc', 'Côn Đảo', 'mùa biển'],
  tagsEn: ['islands', 'ferries', 'Phu Quoc', 'Con Dao', 'when to go'],
  imageAltVi: 'Ba hòn đảo nhìn từ trên cao, một chuyến tàu rẽ sóng và những ngọn dừa phía gần.',
  imageAltEn: 'Three islands seen from above, with a ferry between them and palms in the foreground.',
  publishedDate: '2026-03-28',
  featured: false,
  relatedDestinations: ['phu-quoc', 'hoi-an', 'halong-bay', 'ho-chi-minh-city'],
  contentVi: `Đảo nước mình không nối nhau như ở Hy Lạp, muốn sang đảo khác thường phải quay về bờ. Bởi vậy, chọn đúng một đảo vào đúng mùa vẫn hơn chạy ba đảo trong một tuần rồi nằm chờ tàu vì biển động.

## Nhớ hai mùa gió

Vịnh Thái Lan (Phú Quốc, Nam Du) êm từ khoảng tháng 11 đến tháng 4, lúc có gió đông bắc. Các đảo phía đông thì ngược lại, đẹp từ cuối xuân đến cuối hè. Từ tháng 9 đến tháng 11 là bão, cuối năm gió lớn, tàu hay nghỉ.

| Đảo | Bến đi | Đi tàu khoảng | Biển êm |
| --- | --- | --- | --- |
| Phú Quốc | Hà Tiên, Rạch Giá | 1–2,5 giờ | 11–4 |
| Nam Du | Rạch Giá | 2–2,5 giờ | 12–4 |
| Côn Đảo | Trần Đề, Vũng Tàu | 2,5–4 giờ | 3–9 |
| Phú Quý | Phan Thiết | 2,5–3,5 giờ | 3–6 |
| Lý Sơn | Sa Kỳ | 35–60 phút | 4–8 |
| Cù Lao Chàm | Cửa Đại | 20–30 phút | 3–8 |
| Cô Tô | Ao Tiên, Vân Đồn | 1,5 giờ | 5–9 |
| Cát Bà | Cát Hải, Tuần Châu | 15–60 phút | 4–10 |

Phú Quốc và Côn Đảo có đường bay. Hai đảo nay là đặc khu: Phú Quốc thuộc An Giang, Côn Đảo thuộc TP. Hồ Chí Minh.

## Phương Nam

**[Phú Quốc](/where-to-go/phu-quoc)** đủ thứ, nên cũng đông. Muốn có cảm giác nhảy đảo, xuống An Thới thuê tàu nửa ngày qua Hòn Mây Rút, Móng Tay, Gầm Ghì, hoặc ngồi cáp treo vượt biển sang Hòn Thơm. **Nam Du** là xóm chài trên hai chục hòn đảo, chỗ ở giản dị, đêm ngoài bè ăn nhum nướng. **Côn Đảo** rừng kín tới mép nước, biển trong nhất nước, mà chiều nào cũng trầm vì hơn trăm năm nhà tù và nghĩa trang Hàng Dương; nhớ ghé thắp nén nhang.

## Dọc miền Trung

**Phú Quý** gió quanh năm, đường ven biển vòng đảo chạy xe máy hơn một tiếng, tôm hùm và cua mặt trăng ăn ngay trên bè. **Lý Sơn** là miệng núi lửa trồng tỏi; lên đỉnh Thới Lới lúc chiều, sáng sang Đảo Bé tắm. **Cù Lao Chàm** gần [Hội An](/where-to-go/hoi-an), đi về trong ngày được, nhưng ngủ lại một đêm mới thấy đảo sau khi đoàn khách cuối cùng xuống ca nô.

## Phía Bắc

**Cô Tô** nước xanh, cát trắng, hè cuối tuần kín phòng, đi giữa tuần khác hẳn. **Cát Bà** có rừng quốc gia để đi bộ và vịnh Lan Hạ để ngủ thuyền, đẹp không kém [vịnh Hạ Long](/where-to-go/halong-bay) mà vắng hơn.

## Chuyện tàu

- Mang căn cước, lên tàu đúng tên trên vé; có mặt trước 30–45 phút.
- Ngồi giữa tàu, phía đuôi, uống thuốc say sóng trước nửa tiếng.
- Tàu hủy vì gió cấp 6 là thường. Chừa một ngày trống trước chuyến bay về.
- Ra đảo thuê xe máy khoảng 120.000–200.000 đ một ngày; xem phanh trước, đổ xăng sớm.

## Chuyện rác

Đảo không có chỗ đổ rác, chỉ có chỗ giấu. Cù Lao Chàm nói không với túi ni lông từ 2009, tới bến là bị nhắc. Ở đảo nào cũng nên tự mang bình nước, túi vải, gom vỏ chai về đất liền. Sao biển cứ để dưới nước, vỏ ốc và san hô để lại bãi.`,
  contentEn: `This isn’t Greece. Vietnam’s islands are rarely linked to each other: to reach the next, you generally return to the mainland. So one island in its right season beats three in a week with a day lost to a cancelled boat.

## Two winds, two seasons

The Gulf of Thailand (Phu Quoc, Nam Du) is calm from about November to April. Islands on the east side are the opposite, at their best from late spring to late summer; September to November brings storms, and the year’s end strong wind and idle ferries.

| Island | Boats from | Crossing, about | Calm months |
| --- | --- | --- | --- |
| Phu Quoc | Ha Tien, Rach Gia | 1–2.5 hours | Nov–Apr |
| Nam Du | Rach Gia | 2–2.5 hours | Dec–Apr |
| Con Dao | Tran De, Vung Tau | 2.5–4 hours | Mar–Sept |
| Phu Quy | Phan Thiet | 2.5–3.5 hours | Mar–June |
| Ly Son | Sa Ky | 35–60 minutes | Apr–Aug |
| Cham Islands | Cua Dai | 20–30 minutes | Mar–Aug |
| Co To | Ao Tien, Van Don | 1.5 hours | May–Sept |
| Cat Ba | Cat Hai, Tuan Chau | 15–60 minutes | Apr–Oct |

Phu Quoc and Con Dao also have flights. Since the mergers of 2025 both are special zones, Phu Quoc in An Giang province and Con Dao in Ho Chi Minh City.

## The south

**[Phu Quoc](/where-to-go/phu-quoc)** has everything, crowds included. For real hopping, hire a boat from An Thoi for half a day round May Rut, Mong Tay and Gam Ghi islets, or ride the long sea-crossing cable car to Hon Thom. **Nam Du** is fishing hamlets scattered over twenty-odd islets, with plain guesthouses and grilled sea urchin on floating rafts. **Con Dao** has forest down to the tideline and the country’s clearest water, and a weight to its evenings: this was a prison island for over a century, and families come to Hang Duong cemetery with incense.

## The central coast

**Phu Quy** is windy all year; circling it by motorbike takes little more than an hour, and lobster comes straight from the raft. **Ly Son** is a volcano planted with garlic: climb Thoi Loi crater for sunset, cross to Be island in the morning to swim. The **Cham Islands** are an easy day from [Hoi An](/where-to-go/hoi-an), but stay the night and you meet the place after the last speedboat has gone.

## The north

**Co To** has pale sand and blue water, fully booked on summer weekends and calm midweek. **Cat Ba** offers national-park trails and nights on a boat in Lan Ha Bay, as handsome as [Ha Long Bay](/where-to-go/halong-bay) and quieter.

## About the boats

- Bring your passport; names must match the ticket. Arrive 30–45 minutes early.
- Sit low, midships or aft, and take a seasickness tablet half an hour before.
- Cancellations in strong wind are routine. Leave a spare day before your flight home.
- Motorbikes cost about 120,000–200,000 VND ($5–8) a day. Test the brakes, fill up early, and check that your licence and insurance are valid here.

## About the rubbish

Islands have nowhere to put it. The Cham Islands have refused plastic bags since 2009, and you’ll be reminded at the pier. Elsewhere, bring a bottle and a cloth bag, and carry your empties back to the mainland. Leave starfish in the water, shells and coral on the beach.`,
  tipsVi: [
    'Mua vé tàu khứ hồi dịp lễ và cuối tuần hè, chiều về hay hết trước chiều đi.',
    'Rút tiền ở đất liền; đảo nhỏ ít cây ATM, sóng chuyển khoản lúc có lúc không.',
    'Đi ca nô thì bỏ điện thoại, giấy tờ, quần áo khô vào túi chống nước.',
    'Hỏi giá hải sản theo cân trước khi chọn, nhờ cân ngay trước mặt.',
    'Xem dự báo gió cấp mấy, đừng chỉ xem mưa hay nắng.',
  ],
  tipsEn: [
    'On holidays and summer weekends buy the return too; seats home sell out first.',
    'Withdraw cash on the mainland, as small islands have few ATMs.',
    'On speedboats keep phone, passport and dry clothes in a waterproof bag.',
    'Ask seafood prices per kilo and have it weighed in front of you.',
    'Check the wind forecast rather than the rain.',
  ],
})
